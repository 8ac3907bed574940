import type { Media } from '../../../../contract/media/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { isSameText, isTooLong, textFieldNames, toTypedText } from '../../../media/mediaText.ts'
import { isVideo } from '../../../uploads/fileKinds.ts'
import { isConnectionLost, sendFiles } from '../../../uploads/sendFiles.ts'
import { openSendQueue, type SendResult, type SendControls } from '../../../uploads/sendQueue.ts'
import { isUnsent, type Upload } from '../../../uploads/upload.ts'
import { openUploadList } from '../../../uploads/uploadList.ts'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { capturePoster } from '../../../uploads/capturePoster.ts'
import { hasNotice } from '../hasNotice.ts'
import { texts } from '../texts.ts'

/** The upload list of the Media tab. It outlives the tab's component: uploads continue while another tab is open. */
export const mediaUploads = openUploadList<null, Media>({
  emptyFields: () => null,
  savedAs: 'media uploads',
  asksBeforeLeaving: (uploads) => uploads.some(isUnsent),
})

const queue = openSendQueue(mediaUploads, {
  sendOne: async (upload: Upload<Media>, progress: SendControls) => {
    const form = await buildForm(upload)
    const media = await sendFiles('POST /api/media', { form, requestKey: upload.requestKey, ...progress })
    await saveText(upload, media)
    return media
  },
  afterFailure: (error, { file }) =>
    isConnectionLost(error)
      ? { state: 'offline', message: texts.upload.offline }
      : { state: 'failed', message: describeFailure(error, file) },
  // a duplicate stays in the list until the keeper decides whether to keep it
  removesStored: (media) => !hasNotice(media),
})

export const sendMedia = (which: (upload: Upload<Media>) => boolean) => {
  if (mediaUploads.uploads().filter(which).some(isTooLong))
    return toastFailure({ title: texts.uploadFailed, description: texts.tooLong })
  void queue.send(which, showOutcome)
}

/** Restores the uploads of an earlier page, and continues those that it was sending. */
export const resumeMedia = async () => {
  await mediaUploads.restore()
  queue.resume(showOutcome)
}

const showOutcome = ({ stored, failed, isAutomatic }: SendResult) => {
  if (failed > 0 && !isAutomatic)
    toastFailure({ title: texts.uploadFailed, description: texts.upload.failure })
  else if (stored > 0) toast({ title: texts.uploadSuccessful, description: texts.added(stored) })
}

const buildForm = async ({ file, ...text }: Upload) => {
  const form = new FormData()
  for (const field of textFieldNames) form.append(field, text[field])
  form.append('isMemory', 'false')
  const poster = isVideo(file) ? await capturePoster(file, 1_600) : null
  if (poster) form.append('poster', poster, 'poster.jpg')
  form.append('file', file)
  return form
}

/** Saves the typed text if it differs from the stored one: an earlier attempt may have stored the file with older text. */
const saveText = async (upload: Upload, media: Media) => {
  const { title, ...text } = toTypedText(upload)
  const body = title.trim() ? { ...text, title } : text
  if (isSameText({ ...toTypedText(media), ...body }, toTypedText(media))) return
  await call('PUT /api/media/:id', { params: { id: media.id }, body })
}

/** The server's message, such as what is wrong with the file, or a general one. */
const describeFailure = (error: unknown, file: File) =>
  (error instanceof CallError && error.serverMessage) || `${texts.upload.failure} (${file.name})`
