import type { MemoryText } from '../../../../contract/memories.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { isBlank } from '../../../media/mediaText.ts'
import { longTexts, typedText } from '../../../memories/memoryText.ts'
import type { ListContent } from '../../../uploads/savedUploads.ts'
import { openUploadList, type UploadList } from '../../../uploads/uploadList.ts'

/** A memory being written. Its uploads are the photos to go with it; of each that is stored, the media id. */
export type MemoryDraft = UploadList<DraftFields, string>
export type DraftContent = ListContent<DraftFields, string>

export interface DraftFields extends Record<keyof MemoryText, string> {
  email: string
  /** absent in what an earlier version saved */
  mailOnAnswer?: boolean
  /** sent with the memory: it is stored once, however often it is sent */
  requestKey: string
  /** whether it was sent once and no answer came: it may be stored already, with the text of then */
  mayBeStored: boolean
}

/** `savedAs`: under which it waits on this device. */
export const openDraft = (savedAs?: string): MemoryDraft =>
  openUploadList({ emptyFields, savedAs, isEmpty: isEmptyDraft })

const emptyFields = (): DraftFields => ({
  ...typedText(),
  email: '',
  requestKey: newRequestKey(),
  mayBeStored: false,
})

export const isEmptyDraft = ({ fields, uploads }: DraftContent) =>
  !fields.name && !fields.email && longTexts.every((name) => !fields[name]) && uploads.length === 0

/** Whether there are photos and no text at all, neither the memory's nor a photo's. */
export const hasOnlyPhotos = ({ fields, uploads }: DraftContent) =>
  uploads.length > 0 && longTexts.every((name) => fields[name].trim() === '') && uploads.every(isBlank)
