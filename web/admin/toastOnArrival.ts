import { tabStorage } from '../stores/deviceStorage.ts'
import { type Toast, toast } from '../ui/toasts/toast.ts'

const STORAGE_KEY = 'toast on arrival'

/** Shows the message on the next page, once that has loaded. */
export const toastOnArrival = (message: Toast) => tabStorage.save(STORAGE_KEY, message)

export const showArrivalToast = () => {
  const message = tabStorage.read(STORAGE_KEY) as Toast | null
  tabStorage.clear(STORAGE_KEY)
  if (message) toast(message)
}
