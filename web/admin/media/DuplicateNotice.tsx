import type { Media } from '../../../contract/media.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

interface Props {
  /** stored just now, with the same bytes as an earlier one */
  media: Media
  onClose: () => void
}

/** The gallery had this file already: both stay, or the new one is taken out again. */
export const DuplicateNotice = ({ media, onClose }: Props) => {
  const { mutate, isPending } = useChange('DELETE /api/media/:id', {
    success: texts.manage.deleted,
    failure: texts.manage.deleteFailed,
  })
  return (
    <div className="duplicate-notice">
      <p role="status">{texts.duplicate(media.title, media.sameAs ?? media.title)}</p>
      <Button onClick={onClose}>{texts.keepBoth}</Button>
      <Button
        onClick={() => mutate({ params: { id: media.id } }, { onSuccess: onClose })}
        disabled={isPending}
      >
        {texts.removeDuplicate}
      </Button>
    </div>
  )
}
