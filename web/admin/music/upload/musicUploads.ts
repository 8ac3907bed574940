import { limits } from '../../../../contract/limits.ts'
import type { Track } from '../../../../contract/memorial/music.ts'
import { cutText } from '../../../../domain/cutText.ts'
import { CallError } from '../../../api/CallError.ts'
import { toast, toastFailure } from '../../../ui/toasts/toast.ts'
import { canBe } from '../../../uploads/fileKinds.ts'
import { isConnectionLost, sendFiles } from '../../../uploads/sendFiles.ts'
import { openSendQueue, type SendResult, type SendControls } from '../../../uploads/sendQueue.ts'
import { canSend, isOnItsWay, newUpload, type Upload } from '../../../uploads/upload.ts'
import { openUploadList } from '../../../uploads/uploadList.ts'
import { uploadTexts as texts } from '../../../../languages/en/dashboard/music.ts'

/** The upload list of songs. It is kept outside the tab's component, so that uploads continue while another tab is open. */
export const musicUploads = openUploadList<null, Track>({
  emptyFields: () => null,
  asksBeforeLeaving: (uploads) => uploads.some(isOnItsWay),
})

const queue = openSendQueue(musicUploads, {
  sendOne: ({ file, requestKey }: Upload, controls: SendControls) => {
    const form = new FormData()
    form.append('title', cutText(removeExtension(file), limits.title))
    form.append('file', file)
    return sendFiles('POST /api/music', { form, requestKey, ...controls })
  },
  getFailedState: (error) => ({ state: 'failed', message: describeFailure(error) }),
  removesStored: true,
})

export const addSongs = (files: readonly File[]) => {
  const songs = files.filter((file) => canBe(['audio'], file))
  if (songs.length < files.length) toastFailure(texts.invalid)
  musicUploads.add(songs.map((file) => newUpload(file, explainRejection(file))))
}

export const sendSongs = () => void queue.send(canSend, showOutcome)

const explainRejection = ({ size, name }: File) =>
  size > limits.adminFileBytes ? texts.tooLarge(name) : null

const removeExtension = ({ name }: File) => name.replace(/(.)\.[^.]*$/, '$1')

/** Returns the server's message, for example about what is wrong with the file, or else a general message. */
const describeFailure = (error: unknown) => {
  if (!(error instanceof CallError) || isConnectionLost(error)) return texts.lost
  return error.explanation ?? texts.failed.description
}

const showOutcome = ({ storedCount, failedCount }: SendResult) => {
  if (failedCount > 0) toastFailure(texts.failed)
  else if (storedCount > 0) toast(texts.successful(storedCount))
}
