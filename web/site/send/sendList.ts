import type { KindCounts } from '../../../contract/media/media.ts'
import { call, CallError } from '../../api/call.ts'
import { newRequestKey } from '../../api/requestKey.ts'
import { isSharedDevice } from '../../stores/deviceStorage.ts'
import { openStore } from '../../stores/store.ts'
import { appendFile } from '../../uploads/appendFile.ts'
import { explainRejection } from '../../uploads/explainRejection.ts'
import { isVideo } from '../../uploads/fileKinds.ts'
import type { UploadListContent } from '../../uploads/savedUploads.ts'
import { isConnectionLost, sendFiles } from '../../uploads/sendFiles.ts'
import { openSendQueue, type SendResult } from '../../uploads/sendQueue.ts'
import {
  canSend,
  isFailed,
  isNew,
  isRejected,
  isUnsent,
  newUpload,
  type Upload,
} from '../../uploads/upload.ts'
import { openUploadList } from '../../uploads/uploadList.ts'
import { findSender, forgetSender, keepSender, readLinkKey, senders } from './senders.ts'

/** The most files that are sent at a time. */
export const PORTION = 500
/** How long a device that guests share waits, in milliseconds, until it clears what the last guest has left. */
export const LEFT_MS = 60_000
const SAVED_FOR_MS = 7 * 24 * 3_600_000

export interface SendFields {
  name: string
  email: string
  message: string
  /** sent when the sender is added, so that a retry adds none */
  requestKey: string
  /** the number of files that have arrived since the guest began to send */
  arrived: KindCounts
}

/** Returns empty fields with what this device remembers of the last sender. */
const emptyFields = (): SendFields => {
  const sender = findSender()
  const { name, email } = sender ?? senders.get().at(-1) ?? { name: '', email: '' }
  return {
    name,
    email,
    message: sender?.message ?? '',
    requestKey: newRequestKey(),
    arrived: { photographs: 0, videos: 0 },
  }
}

const isSaved = ({ name, email, message }: SendFields, sender = findSender()) =>
  name === sender?.name && email === sender.email && message === sender.message

export const isEmptyList = ({ fields, uploads }: UploadListContent<SendFields, unknown>) =>
  uploads.length === 0 && (isSaved(fields) || !(fields.name || fields.email || fields.message))

/** The files that a guest has chosen, and who sends them. */
export const sendList = openUploadList<SendFields, unknown>({
  emptyFields,
  storageName: 'sent by link',
  savedForMs: SAVED_FOR_MS,
  isEmpty: isEmptyList,
  asksBeforeLeaving: (uploads) => !mayClose(uploads),
  onLost: (lostNames) => changeStatus({ lostNames }),
})

/** Whether everything that is left to send goes on when the page is opened again. */
export const mayClose = (uploads: readonly Upload[]) =>
  uploads.filter(isUnsent).every((upload) => upload.isSaved)

interface SendStatus {
  /** the error at which sending has stopped; null if nobody must do anything */
  failure: unknown
  /** the names of files that this device could not keep while the page was closed */
  lostNames: readonly string[]
}

export const sendStatus = openStore<SendStatus>({ failure: null, lostNames: [] })

export const changeStatus = (part: Partial<SendStatus>) => sendStatus.set({ ...sendStatus.get(), ...part })

/** Adds files after the photographs or videos of before, and forgets those that were refused then. */
export const addFiles = (files: readonly File[]) => {
  changeStatus({ lostNames: [] })
  const uploads = files.map((file) => newUpload(file, explainRejection(file)))
  // a large video on a weak line must not hold up the photographs
  const rank = ({ file }: Upload) => Number(isVideo(file))
  sendList.setUploads([
    ...sendList.getUploads().filter((upload) => !isRejected(upload)),
    ...uploads.sort((a, b) => rank(a) - rank(b)),
  ])
}

const queue = openSendQueue(sendList, {
  sendOne: async ({ file, requestKey }, controls) => {
    const headers = { 'sender-key': await saveSender() }
    const form = new FormData()
    await appendFile(form, file)
    const sent = await sendFiles('POST /api/senders/mine/media', { form, requestKey, headers, ...controls })
    const { arrived } = sendList.get().fields
    const kind = sent.fileType === 'video' ? 'videos' : 'photographs'
    sendList.setFields({ arrived: { ...arrived, [kind]: arrived[kind] + 1 } })
    return sent
  },
  getFailedState: (error) => {
    if (isTemporary(error)) return { state: 'offline', message: null }
    const reason = findRefusal(error)
    return reason ? { state: 'rejected', message: reason } : { state: 'failed', message: null }
  },
  stopsAt: (error) => !isAboutOneFile(error),
  removesStored: true,
})

/** Restores what was chosen before the page was reloaded or closed, and continues what was being sent. */
export const resume = async () => {
  await sendList.restore()
  queue.resume(onDone)
}

export const send = () => {
  changeStatus({ failure: null })
  sendPortion(canSend)
}

/** Begins again with an empty form: for something else to send, or on a device that guests share for the next guest. */
export const startOver = () => {
  if (isSharedDevice) senders.set([])
  changeStatus({ failure: null, lostNames: [] })
  sendList.clear()
}

const sendPortion = (matches: (upload: Upload) => boolean) => {
  const ids = new Set(
    sendList
      .getUploads()
      .filter(matches)
      .slice(0, PORTION)
      .map(({ id }) => id),
  )
  if (ids.size > 0) void queue.send(({ id }) => ids.has(id), onDone)
}

const onDone = ({ stoppedBy, error }: SendResult) => {
  if (!stoppedBy) sendPortion(isNew)
  const failure = stoppedBy ?? (sendList.getUploads().some(isFailed) ? error : null)
  if (failure && !isTemporary(failure)) changeStatus({ failure })
  // the server no longer knows the sender, so the next try adds one
  if (failure instanceof CallError && failure.status === 404) forgetSender(findSender()?.key ?? '')
}

/** Returns the sender's key. Adds the sender before the first file, and saves what was corrected since then. */
const saveSender = async (): Promise<string> => {
  const { fields } = sendList.get()
  const { name, email, message, requestKey } = fields
  const sender = findSender()
  if (sender && isSaved(fields, sender)) return sender.key
  const body = { name: name.trim(), email: email.trim() || null, message: message.trim() || null }
  const link = readLinkKey()
  if (sender) await call('PUT /api/senders/mine', { headers: { 'sender-key': sender.key }, body })
  const { key } =
    sender ?? (await call('POST /api/senders', { headers: { 'send-key': link }, body, requestKey }))
  keepSender({ link, key, name, email, message })
  sendList.setFields({ requestKey: newRequestKey() })
  return key
}

/** Whether the next try may succeed although nobody does anything: no connection, or the server is just starting again. */
const isTemporary = (error: unknown) =>
  isConnectionLost(error) || (error instanceof CallError && error.isForeign && error.status >= 500)

/** Whether the others may arrive nevertheless. */
const isAboutOneFile = (error: unknown) =>
  findRefusal(error) !== undefined || (error instanceof CallError && error.status === 500)

/** Returns the reason if a file is refused because of its contents or its size, or can no longer be read. */
const findRefusal = (error: unknown): string | undefined =>
  error instanceof CallError &&
  ([413, 415].includes(error.status) || error.issues.some(({ path }) => path.startsWith('file')))
    ? error.explanation
    : undefined
