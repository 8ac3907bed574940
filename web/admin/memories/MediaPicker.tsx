import { useState } from 'react'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { PictureGrid } from '../pictures/PictureGrid.tsx'
import { pickerTexts as texts, texts as allTexts } from './texts.ts'
import { Thumbnail } from './Thumbnail.tsx'

interface Props {
  selected: readonly string[]
  onApply: (ids: string[]) => void
  onCancel: () => void
}

/** Chooses media for a memory. Changes count only after Apply Selection; newly chosen items come last. */
export const MediaPicker = ({ selected, onApply, onCancel }: Props) => {
  const media = useRead('GET /api/media')
  const [chosen, setChosen] = useState<readonly string[]>(selected)
  const isChosen = new Set(chosen)
  const toggle = (id: string, isWanted: boolean) =>
    setChosen(isWanted ? [...chosen, id] : chosen.filter((other) => other !== id))
  return (
    <Dialog
      onClose={onCancel}
      className="media-picker"
      title={texts.title}
      footer={
        <>
          <p role="status">{texts.selected(chosen.length)}</p>
          <Button onClick={onCancel}>{allTexts.cancel}</Button>
          <Button tone="primary" onClick={() => onApply([...chosen])}>
            {texts.apply}
          </Button>
        </>
      }
    >
      <ReadState
        read={media}
        texts={texts}
        empty={
          <div className="media-picker-none">
            <p>{texts.none}</p>
            <p>{texts.noneHint}</p>
          </div>
        }
      >
        {(data) => (
          <PictureGrid items={data}>
            {(item) => (
              <label>
                <Thumbnail item={item} />
                <span className="checkbox">
                  <input
                    type="checkbox"
                    checked={isChosen.has(item.id)}
                    onChange={({ target }) => toggle(item.id, target.checked)}
                  />
                  <span aria-hidden="true">{item.title}</span>
                </span>
              </label>
            )}
          </PictureGrid>
        )}
      </ReadState>
    </Dialog>
  )
}
