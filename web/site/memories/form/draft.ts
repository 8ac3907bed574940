import type { MemoryText } from '../../../../contract/memorial/memories.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { isBlank } from '../../../media/mediaText.ts'
import { longTextNames, toTypedMemory } from '../../../memories/memoryText.ts'
import type { UploadListContent } from '../../../uploads/savedUploads.ts'
import { openUploadList, type UploadList } from '../../../uploads/uploadList.ts'

/** A memory that someone is writing. The uploads are its photos; the field `stored` of an upload is the photo's media id. */
export type MemoryDraft = UploadList<DraftFields, string>
export type DraftContent = UploadListContent<DraftFields, string>

export interface DraftFields extends Record<keyof MemoryText, string> {
  email: string
  /** absent in drafts that an earlier version saved */
  mailOnAnswer?: boolean
  /** sent with the memory, so that the server stores the memory only once even if it is sent several times */
  requestKey: string
  /** whether the memory was sent but no response arrived, so that the server may have stored it with an earlier text */
  mayBeStored: boolean
}

/** Opens an empty draft. This device saves it under the name `savedAs`. Without a name, the draft is not saved. */
export const openDraft = (savedAs?: string): MemoryDraft =>
  openUploadList({ emptyFields, storageName: savedAs, isEmpty: isEmptyDraft })

const emptyFields = (): DraftFields => ({
  ...toTypedMemory(),
  email: '',
  requestKey: newRequestKey(),
  mayBeStored: false,
})

export const isEmptyDraft = ({ fields, uploads }: DraftContent) =>
  !fields.name && !fields.email && longTextNames.every((name) => !fields[name]) && uploads.length === 0

/** Whether the draft has photos but no text, neither for the memory nor for any photo. */
export const hasOnlyPhotos = ({ fields, uploads }: DraftContent) =>
  uploads.length > 0 && longTextNames.every((name) => fields[name].trim() === '') && uploads.every(isBlank)
