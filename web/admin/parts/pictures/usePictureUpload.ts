import { limits } from '../../../../contract/limits.ts'
import { addReason } from '../../../api/addReason.ts'
import { CallError } from '../../../api/CallError.ts'
import { useRequestKey } from '../../../api/useRequestKey.ts'
import { openStore } from '../../../stores/store.ts'
import { useStore } from '../../../stores/useStore.ts'
import { askBeforeLeavingDuring } from '../../../ui/dialogs/unsaved.tsx'
import { toastFailure } from '../../../ui/toasts/toast.ts'
import { sendFiles } from '../../../uploads/sendFiles.ts'
import { pictureTexts as texts } from '../../../../languages/en/dashboard/parts.ts'

interface PictureUpload {
  /** how much has been sent; null once the upload has ended */
  percent: number | null
  /** resolves to whether the picture has arrived */
  work: Promise<boolean>
}

/** The last upload of each field. An upload goes on when its field leaves the page. */
const uploads = openStore<Readonly<Record<string, PictureUpload>>>({})

/** Uploads a picture for the field with this name, and passes its path to `onArrived`. */
export const usePictureUpload = (fieldName: string, onArrived: (path: string) => void) => {
  const upload = useStore(uploads, (all) => all[fieldName])
  const makeRequestKey = useRequestKey()
  const send = (file: File) => {
    const { name, size, lastModified } = file
    const requestKey = makeRequestKey({ name, size, lastModified })
    const isLast = () => uploads.get()[fieldName]?.work === work
    const setPercent = (percent: number | null) =>
      uploads.set({ ...uploads.get(), [fieldName]: { percent, work } })
    const work = uploadPicture(file, requestKey, (percent) => isLast() && setPercent(percent))
      .then(
        (path) => {
          if (isLast()) onArrived(path)
          return true
        },
        (error: Error) => {
          announceFailure(error)
          return false
        },
      )
      .then((hasArrived) => {
        if (isLast()) setPercent(null)
        return hasArrived
      })
    setPercent(0)
    void askBeforeLeavingDuring(work)
  }
  return { send, work: upload?.work, percent: upload?.percent ?? null }
}

/** Uploads a picture without adding it to the gallery. Resolves to the picture's public path. Throws if the file is too large. */
const uploadPicture = async (
  file: File,
  requestKey: string,
  onProgress: (percent: number) => void,
): Promise<string> => {
  if (file.size > limits.adminFileBytes) throw new Error(texts.tooLarge(file.name))
  const form = new FormData()
  form.append('title', '')
  form.append('description', '')
  form.append('isMemory', 'false')
  form.append('listed', 'false')
  form.append('file', file)
  const { filePath } = await sendFiles('POST /api/media', { form, requestKey, onProgress })
  return filePath ?? ''
}

const announceFailure = (error: Error) => {
  const reason = error instanceof CallError ? error.explanation : error.message
  toastFailure(addReason({ title: texts.failed, description: reason ?? texts.failure }, error))
}
