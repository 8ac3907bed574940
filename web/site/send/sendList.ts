import { call, CallError } from '../../api/call.ts'
import { newRequestKey } from '../../api/requestKey.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { appendFile } from '../../uploads/appendFile.ts'
import { explainRejection } from '../../uploads/explainRejection.ts'
import { isVideo } from '../../uploads/fileKinds.ts'
import type { UploadListContent } from '../../uploads/savedUploads.ts'
import { isConnectionLost, sendFiles } from '../../uploads/sendFiles.ts'
import { openSendQueue, type SendResult } from '../../uploads/sendQueue.ts'
import {
  canSend,
  isNew,
  isOffline,
  isOnItsWay,
  isRejected,
  isUnsent,
  newUpload,
  type Upload,
} from '../../uploads/upload.ts'
import { openUploadList } from '../../uploads/uploadList.ts'
import { findSender, forgetSender, keepSender, readLinkKey, senders, type SenderText } from './senders.ts'

/** The most files that are sent at a time. */
export const PORTION = 500
const SAVED_FOR_MS = 7 * 24 * 3_600_000

export interface SendFields extends SenderText {
  /** sent when the sender is added, so that a retry adds none */
  requestKey: string
  /** the number of files that have arrived since the guest began to send */
  arrivedCount: number
  /** the number of files that this device could not keep while the page was closed */
  lostCount: number
}

type Content = UploadListContent<SendFields, unknown>

/** Returns what this device remembers of the sender; of another link's, only who it was. */
const readSenderText = (): SenderText => {
  const { name = '', email = '' } = senders.get().at(-1) ?? {}
  return findSender() ?? { name, email, message: '' }
}

const isSame = (a: SenderText, b: SenderText) =>
  a.name === b.name && a.email === b.email && a.message === b.message

/** The files that a guest has chosen, and who sends them. */
export const sendList = openUploadList<SendFields, unknown>({
  emptyFields: () => {
    const { name, email, message } = readSenderText()
    return { name, email, message, requestKey: newRequestKey(), arrivedCount: 0, lostCount: 0 }
  },
  storageName: 'sent by link',
  savedForMs: SAVED_FOR_MS,
  isEmpty: ({ fields, uploads }) => uploads.length === 0 && isSame(fields, readSenderText()),
  asksBeforeLeaving: (uploads) => !mayClose(uploads),
  onLost: ({ length }) => sendList.setFields({ lostCount: length }),
})

/** Whether everything that is left to send goes on when the page is opened again. */
export const mayClose = (uploads: readonly Upload[]) =>
  uploads.filter(isUnsent).every((upload) => upload.isSaved)

export const findView = ({ fields, uploads }: Content) => {
  if (uploads.some((upload) => isOnItsWay(upload) || isOffline(upload))) return 'sending'
  return fields.arrivedCount > 0 && !uploads.some(isUnsent) ? 'arrived' : 'writing'
}

/** Adds files, and forgets those that were refused before. */
export const addFiles = (files: readonly File[]) => {
  const uploads = [
    ...sendList.getUploads().filter((upload) => !isRejected(upload)),
    ...files.map((file) => newUpload(file, explainRejection(file))),
  ]
  // a large video on a weak line must not hold up the photographs
  sendList.setUploads(uploads.sort((a, b) => Number(isVideo(a.file)) - Number(isVideo(b.file))))
  sendList.setFields({ lostCount: 0 })
}

const queue = openSendQueue(sendList, {
  sendOne: async (upload, controls) => {
    const { file, requestKey } = await sendList.takeReadable(upload)
    const headers = { 'sender-key': await saveSender() }
    const form = new FormData()
    await appendFile(form, file)
    const sent = await sendFiles('POST /api/senders/mine/media', { form, requestKey, headers, ...controls })
    sendList.setFields({ arrivedCount: sendList.get().fields.arrivedCount + 1 })
    return sent
  },
  getFailedState: (error, { isSaved }) => ({
    state: findStateAfter(error, isSaved),
    // the page itself says that its link has ended
    message: (error instanceof CallError && error.status !== 410 && error.explanation) || null,
  }),
  // after a 500, the others may arrive nevertheless
  stopsAt: (error) =>
    findStateAfter(error) !== 'rejected' && !(error instanceof CallError && error.status === 500),
  removesStored: true,
})

/**
 * Finds the state of a file after an error. 'offline' if the next try may succeed although nobody does anything: no connection, or
 * the server is just starting again. 'rejected' if the file is refused because of its contents or size, or can no longer be read
 * and has no copy. A copy that cannot be read now may be read after a reload.
 */
const findStateAfter = (error: unknown, isSaved: boolean | null = null) => {
  if (!(error instanceof CallError)) return 'failed'
  const { status, isForeign, hasResponse, issues } = error
  if (isConnectionLost(error) || (isForeign && status >= 500)) return 'offline'
  const isRefused = [413, 415].includes(status) || issues.some(({ path }) => path.startsWith('file'))
  return isRefused && (hasResponse || !isSaved) ? 'rejected' : 'failed'
}

/** Restores what was chosen before the page was reloaded or closed, and continues what was being sent. */
export const resume = async () => {
  await sendList.restore()
  queue.resume(onDone)
}

export const send = () => sendPortion(canSend)

const sendPortion = (matches: (upload: Upload) => boolean) => {
  const portion = sendList.getUploads().filter(matches).slice(0, PORTION)
  const ids = new Set(portion.map(({ id }) => id))
  if (ids.size > 0) void queue.send(({ id }) => ids.has(id), onDone)
}

const onDone = ({ stoppedBy }: SendResult) => {
  if (!stoppedBy) sendPortion(isNew)
  // the server no longer knows the sender, so the next try adds one
  if (stoppedBy instanceof CallError && stoppedBy.status === 404) forgetSender(findSender()?.key ?? '')
}

/** Begins again with an empty form, on a device that guests share for the next guest. */
export const startOver = () => {
  if (isSharedDevice) senders.set([])
  sendList.clear()
}

/** Returns the sender's key. Adds the sender before the first file, and saves what was corrected since then. */
const saveSender = async (): Promise<string> => {
  const { name, email, message, requestKey } = sendList.get().fields
  const sender = findSender()
  if (sender && isSame(sender, { name, email, message })) return sender.key
  const link = readLinkKey()
  const body = { name: name.trim(), email: email.trim() || null, message: message.trim() || null }
  if (sender) await call('PUT /api/senders/mine', { headers: { 'sender-key': sender.key }, body })
  const { key } =
    sender ?? (await call('POST /api/senders', { headers: { 'send-key': link }, body, requestKey }))
  keepSender({ link, key, name, email, message })
  sendList.setFields({ requestKey: newRequestKey() })
  return key
}
