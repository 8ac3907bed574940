import { writtenTextNames } from '../../../../contract/memorial/memoryText.ts'
import { newRequestKey } from '../../../api/requestKey.ts'
import { isBlank } from '../../../media/mediaText.ts'
import { toTypedMemory, type TypedMemory } from '../../../memories/memoryText.ts'
import type { UploadListContent } from '../../../uploads/savedUploads.ts'
import { openUploadList, type UploadList } from '../../../uploads/uploadList.ts'

/** A memory that someone is writing. The uploads are its photos; the field `stored` of an upload is the photo's media id. */
export type MemoryDraft = UploadList<DraftFields, string>
export type DraftContent = UploadListContent<DraftFields, string>

export interface DraftFields extends TypedMemory {
  /** the question above the memory; an empty string if its writer has removed it, undefined as long as none was asked */
  question?: string | undefined
  /** the id of the photograph about which the memory tells; an empty string if visitors no longer see it */
  about?: string | undefined
  email: string
  /** absent in drafts that an earlier version of the application saved */
  mailOnAnswer?: boolean
  /** sent with the memory, so that the server stores the memory only once even if it is sent several times */
  requestKey: string
  /** whether the memory was sent but no response arrived; the server may have stored the memory, possibly with an earlier text */
  mayBeStored: boolean
}

/** If `savedAs` is given, this device saves the draft under that name. */
export const openDraft = (savedAs?: string): MemoryDraft =>
  openUploadList({ emptyFields, storageName: savedAs, isEmpty: isEmptyDraft, copyFields })

const emptyFields = (): DraftFields => ({
  ...toTypedMemory(),
  question: undefined,
  about: undefined,
  email: '',
  requestKey: newRequestKey(),
  mayBeStored: false,
})

/** Makes the fields of a second memory, so that the server does not take it for the first one, sent once more. */
const copyFields = (fields: DraftFields): DraftFields => ({
  ...fields,
  requestKey: newRequestKey(),
  mayBeStored: false,
})

export const isEmptyDraft = ({ fields, uploads }: DraftContent) =>
  !fields.email && !fields.about && writtenTextNames.every((name) => !fields[name]) && uploads.length === 0

export const hasOnlyPhotos = ({ fields, uploads }: DraftContent) =>
  uploads.length > 0 && !fields.content.trim() && uploads.every(isBlank)
