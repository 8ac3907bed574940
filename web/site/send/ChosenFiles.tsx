import { useStore } from '../../stores/useStore.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { isVideo } from '../../uploads/fileKinds.ts'
import { FilePreview } from '../../uploads/FilePreview.tsx'
import { isRejected, isUnsent } from '../../uploads/upload.ts'
import { texts } from '../../../languages/en/visitors/send.ts'
import { sendList } from './sendList.ts'

/** The most chosen files that are shown, because an old phone takes a second for each preview. */
const MAX_PREVIEWS = 12
/** The most refused files that are named. */
const MAX_REASONS = 5

/** The files that a guest has chosen: how many, and the first of them. */
export const ChosenFiles = () => {
  const uploads = useStore(sendList, (content) => content.uploads).filter(isUnsent)
  const otherCount = uploads.length - MAX_PREVIEWS
  const videos = uploads.filter(({ file }) => isVideo(file)).length
  return (
    <>
      <p role="status">
        {uploads.length > 0 && texts.chosen({ photographs: uploads.length - videos, videos })}
      </p>
      {uploads.length > 0 && (
        <>
          <ul className="send-files" aria-label={texts.list}>
            {uploads.slice(0, MAX_PREVIEWS).map(({ id, file }) => (
              <li key={id}>
                <FilePreview file={file} isVideo={isVideo(file)} />
                <IconButton
                  icon="close"
                  label={`${texts.remove} ${file.name}`}
                  onClick={() => sendList.remove(id)}
                />
              </li>
            ))}
          </ul>
          {otherCount > 0 && <p>{texts.others(otherCount)}</p>}
          <Button onClick={() => sendList.setUploads([])}>{texts.removeAll}</Button>
        </>
      )}
    </>
  )
}

/** Says why files cannot be sent. */
export const RefusedFiles = () => {
  const refused = useStore(sendList, ({ uploads }) => uploads).filter(isRejected)
  const otherCount = refused.length - MAX_REASONS
  return (
    <div role="status">
      {refused.slice(0, MAX_REASONS).map(({ id, message }) => (
        <p key={id} className="error">
          {message}
        </p>
      ))}
      {otherCount > 0 && <p>{texts.others(otherCount)}</p>}
    </div>
  )
}
