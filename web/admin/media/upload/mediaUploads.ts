import type { Media } from '../../../../contract/media/media.ts'
import { CallError, call } from '../../../api/call.ts'
import { isSameText, isTooLong, textFieldNames, toTypedText } from '../../../media/mediaText.ts'
import { openStore } from '../../../stores/store.ts'
import { isConnectionLost, sendFiles } from '../../../uploads/sendFiles.ts'
import { openSendQueue, type SendResult, type SendControls } from '../../../uploads/sendQueue.ts'
import { isNew, type Upload } from '../../../uploads/upload.ts'
import { openUploadList } from '../../../uploads/uploadList.ts'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { appendFile } from '../../../uploads/appendFile.ts'
import { mayLeave } from '../preparing.ts'
import { isCopy } from '../stored/openCopies.ts'
import { texts } from '../../../../languages/en/dashboard/media.ts'

/**
 * The upload list of the Media tab. It is kept outside the tab's component, so that uploads continue while another tab is open.
 */
export const mediaUploads = openUploadList<null, Media>({
  emptyFields: () => null,
  storageName: 'media uploads',
  asksBeforeLeaving: (uploads) => !mayLeave(uploads),
  onLost: (names) => toastFailure({ title: texts.uploadFailed, description: texts.lost(names) }),
})

export const addedIds = openStore<readonly string[]>([])

const queue = openSendQueue(mediaUploads, {
  sendOne: async (upload: Upload<Media>, controls: SendControls) => {
    const form = await buildForm(await mediaUploads.takeReadable(upload))
    const media = await sendFiles('POST /api/media', { form, requestKey: upload.requestKey, ...controls })
    await saveText(upload, media)
    addedIds.set([...addedIds.get(), media.id])
    return media
  },
  getFailedState: (error, { file }) => {
    if (isConnectionLost(error)) return { state: 'offline', message: texts.upload.offline }
    const reason = findRefusal(error)
    return reason
      ? { state: 'rejected', message: reason }
      : { state: 'failed', message: describeFailure(error, file) }
  },
  removesStored: true,
  isCopy,
})

export const sendMedia = (matches: (upload: Upload<Media>) => boolean) => {
  const uploads = mediaUploads.getUploads().filter(matches)
  if (uploads.some(isTooLong)) return toastFailure({ title: texts.uploadFailed, description: texts.tooLong })
  // another try is part of the same upload
  if (uploads.every(isNew)) addedIds.set([])
  void queue.send(matches, showOutcome)
}

/** Restores the uploads from before the page was reloaded or closed, and continues those that were being sent. */
export const resumeMedia = async () => {
  await mediaUploads.restore()
  queue.resume(showOutcome)
}

const showOutcome = ({ storedCount, copyCount, failedCount, isAutomatic }: SendResult) => {
  if (failedCount > 0 && !isAutomatic)
    toastFailure({
      title: texts.uploadFailed,
      description: [
        texts.upload.failure,
        storedCount > 0 && texts.upload.addedExcept(storedCount, copyCount, failedCount),
      ]
        .filter(Boolean)
        .join(' '),
    })
  else if (storedCount > 0)
    toast({ title: texts.uploadSuccessful, description: texts.added(storedCount, copyCount), isAtTop: true })
}

const buildForm = async ({ file, ...text }: Upload) => {
  const form = new FormData()
  for (const field of textFieldNames) form.append(field, text[field])
  form.append('isMemory', 'false')
  await appendFile(form, file)
  return form
}

/** Saves the typed text if the stored text differs, because an earlier try may have stored the file with older text. */
const saveText = async (upload: Upload, media: Media) => {
  const { title, ...text } = toTypedText(upload)
  const body = title.trim() ? { ...text, title } : text
  if (isSameText({ ...toTypedText(media), ...body }, toTypedText(media))) return
  await call('PUT /api/media/:id', { params: { id: media.id }, body })
}

/** Returns the reason if the server refuses a file because of its contents. Another try would be refused, too. */
const findRefusal = (error: unknown) => (error instanceof CallError ? error.findIssue('files.0') : undefined)

/** Returns the server's message, for example about what is wrong with the file, or else a general message. */
const describeFailure = (error: unknown, file: File) =>
  (error instanceof CallError && error.explanation) || `${texts.upload.failure} (${file.name})`
