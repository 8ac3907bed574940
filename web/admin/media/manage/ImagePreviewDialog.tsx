import { useState } from 'react'
import type { Media } from '../../../../contract/media.ts'
import { fileUrl } from '../../../api/links.ts'
import { Photo } from '../../../media/Photo.tsx'
import { pictureUrl } from '../../../media/sources.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { texts as allTexts } from '../texts.ts'
import { useEdit } from './unsavedEdits.ts'
import { shownWords } from './edits.ts'
import { TextFields } from './TextFields.tsx'

const texts = allTexts.manage

interface Props {
  /** absent while none is shown */
  item: Media | undefined
  onSave: (item: Media) => Promise<void>
  onClose: () => void
}

/** The picture large; its words can be written while looking at it. */
export const ImagePreviewDialog = ({ item, ...rest }: Props) =>
  item && <Preview key={item.id} item={item} {...rest} />

const Preview = ({ item, onSave, onClose }: Props & { item: Media }) => {
  const [editing, setEditing] = useState(false)
  const words = shownWords(item, useEdit(item.id))
  return (
    <Dialog
      open
      cross={false}
      className="preview-dialog"
      title={texts.previewDialog}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{allTexts.close}</Button>
          {editing ? (
            <Button tone="primary" onClick={() => void onSave(item)}>
              {texts.save}
            </Button>
          ) : (
            <Button tone="primary" onClick={() => setEditing(true)}>
              {texts.editDetails}
            </Button>
          )}
        </>
      }
    >
      <Picture item={item} />
      <div className="preview-words">
        {editing ? (
          <TextFields item={item} onEnter={() => void onSave(item)} />
        ) : (
          <>
            <p className="preview-title">{words.title}</p>
            {words.description && <p>{words.description}</p>}
          </>
        )}
      </div>
    </Dialog>
  )
}

const Picture = ({ item }: { item: Media }) => {
  if (item.fileType === 'image')
    return (
      <div className="preview-picture" style={{ '--ratio': (item.width || 4) / (item.height || 3) }}>
        <Photo item={item} eager moving sizes="(max-width: 767px) 90vw, 760px" />
      </div>
    )
  return (
    <video
      className="preview-video"
      controls
      preload="metadata"
      aria-label={item.title}
      src={fileUrl(item.filePath) ?? undefined}
      poster={item.hasPoster && item.filePath ? pictureUrl(item.filePath, 'medium') : undefined}
    >
      <track kind="captions" />
    </video>
  )
}
