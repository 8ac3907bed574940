import type { Media } from '../../../contract/media.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface Props {
  /** stored just now */
  media: Media
  onClose: () => void
}

/** Says what the keeper may want to know of a stored file: it was there before, or more pages are in it. */
export const StoredNotice = ({ media, onClose }: Props) => (
  <div className="row notice stored-notice">
    <p role="status">
      {media.sameAs != null && texts.duplicate(media.title, media.sameAs)}{' '}
      {media.pages && texts.pagesOf(media.title, media.pages)}
    </p>
    <Button onClick={onClose}>{media.sameAs == null ? texts.understood : texts.keepBoth}</Button>
    {media.sameAs != null && <RemoveButton media={media} onClose={onClose} />}
  </div>
)

/** Takes the new one out again. */
const RemoveButton = ({ media, onClose }: Props) => {
  const { mutate, isPending } = useChange('DELETE /api/media/:id', {
    success: texts.manage.deleted,
    failure: texts.manage.deleteFailed,
  })
  return (
    <Button onClick={() => mutate({ params: { id: media.id } }, { onSuccess: onClose })} disabled={isPending}>
      {texts.removeDuplicate}
    </Button>
  )
}
