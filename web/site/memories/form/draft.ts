import type { MemoryText } from '../../../../contract/memorial/memories.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { isBlank } from '../../../media/mediaText.ts'
import { longTextNames, toTypedMemory } from '../../../memories/memoryText.ts'
import type { UploadListContent } from '../../../uploads/savedUploads.ts'
import { openUploadList, type UploadList } from '../../../uploads/uploadList.ts'

/** A memory being written. Its uploads are its photos; a stored one has its media id as result. */
export type MemoryDraft = UploadList<DraftFields, string>
export type DraftContent = UploadListContent<DraftFields, string>

export interface DraftFields extends Record<keyof MemoryText, string> {
  email: string
  /** absent in drafts that an earlier version saved */
  mailOnAnswer?: boolean
  /** sent with the memory, so that the server stores it once, however often it is sent */
  requestKey: string
  /** whether the memory was sent without a response: the server may have stored it, with the text it had then */
  mayBeStored: boolean
}

/** `savedAs`: the name under which this device saves the draft; unsaved if omitted. */
export const openDraft = (savedAs?: string): MemoryDraft =>
  openUploadList({ emptyFields, savedAs, isEmpty: isEmptyDraft })

const emptyFields = (): DraftFields => ({
  ...toTypedMemory(),
  email: '',
  requestKey: newRequestKey(),
  mayBeStored: false,
})

export const isEmptyDraft = ({ fields, uploads }: DraftContent) =>
  !fields.name && !fields.email && longTextNames.every((name) => !fields[name]) && uploads.length === 0

/** Whether the draft has photos but no text, neither the memory's nor a photo's. */
export const hasOnlyPhotos = ({ fields, uploads }: DraftContent) =>
  uploads.length > 0 && longTextNames.every((name) => fields[name].trim() === '') && uploads.every(isBlank)
