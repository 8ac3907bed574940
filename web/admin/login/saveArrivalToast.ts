import { tabStorage } from '../../stores/deviceStorage.ts'
import { type Toast, toast } from '../../ui/toasts/toast.ts'

const STORAGE_KEY = 'toast on arrival'

/** Saves a toast, so that the next page in this browser tab shows it. */
export const saveArrivalToast = (message: Toast) => tabStorage.save(STORAGE_KEY, message)

export const showArrivalToast = () => {
  const message = tabStorage.read(STORAGE_KEY) as Toast | null
  tabStorage.clear(STORAGE_KEY)
  if (message) toast(message)
}
