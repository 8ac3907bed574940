import { useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ReadList } from '../parts/lists/ReadList.tsx'
import { PictureGrid } from '../parts/pictures/PictureGrid.tsx'
import { pickerTexts as texts, texts as allTexts } from '../../../languages/en/dashboard/memories.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
  selectedIds: readonly string[]
  onApply: (ids: string[]) => void
  onCancel: () => void
}

/** Changes take effect only with 'Apply Selection'. Newly chosen items come last. */
export const MediaPicker = ({ selectedIds, onApply, onCancel }: Props) => {
  const media = useRead('GET /api/media')
  const [chosenIds, setChosenIds] = useState<readonly string[]>(selectedIds)
  const chosenIdSet = new Set(chosenIds)
  const toggle = (id: string, isChosen: boolean) =>
    setChosenIds(isChosen ? [...chosenIds, id] : chosenIds.filter((other) => other !== id))
  return (
    <Dialog
      onClose={onCancel}
      className="media-picker"
      title={texts.title}
      footer={
        <>
          <p role="status">{texts.selected(chosenIds.length)}</p>
          <Button onClick={onCancel}>{allTexts.cancel}</Button>
          <Button tone="primary" onClick={() => onApply([...chosenIds])}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <ReadList read={media} texts={texts}>
        {(data) => (
          <PictureGrid items={data}>
            {(item) => (
              <label>
                <Thumbnail item={item} />
                <span className="checkbox">
                  <input
                    type="checkbox"
                    checked={chosenIdSet.has(item.id)}
                    onChange={({ target }) => toggle(item.id, target.checked)}
                  />
                  <span aria-hidden="true">{item.title}</span>
                </span>
              </label>
            )}
          </PictureGrid>
        )}
      </ReadList>
    </Dialog>
  )
}
