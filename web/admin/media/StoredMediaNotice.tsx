import type { Media } from '../../../contract/media/media.ts'
import { Button } from '../../ui/Button.tsx'
import { ChangeButton } from '../../api/ChangeButton.tsx'
import { texts } from './texts.ts'

interface Props {
  media: Media
  onClose: () => void
}

/** Tells the keeper that a stored file is a duplicate, or that visitors see only one of the file's pages. */
export const StoredMediaNotice = ({ media, onClose }: Props) => (
  <div className="row notice stored-notice">
    <p role="status">
      {media.sameAs != null && texts.duplicate(media.title, media.sameAs)}{' '}
      {media.pages && texts.pagesOf(media.title, media.pages)}
    </p>
    <Button onClick={onClose}>{media.sameAs == null ? texts.understood : texts.keepBoth}</Button>
    {media.sameAs != null && (
      <ChangeButton
        endpoint="DELETE /api/media/:id"
        input={{ params: { id: media.id } }}
        success={texts.manage.deleted}
        failure={texts.manage.deleteFailed}
        onSuccess={onClose}
      >
        {texts.removeDuplicate}
      </ChangeButton>
    )}
  </div>
)
