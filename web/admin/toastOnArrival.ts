import { tabStorage } from '../stores/deviceStorage.ts'
import { type Toast, toast } from '../ui/toasts/toast.ts'

const name = 'toast on arrival'

/** Shows the message on the next page, once that has loaded. */
export const toastOnArrival = (message: Toast) => tabStorage.save(name, message)

export const showArrivalToast = () => {
  const message = tabStorage.read(name) as Toast | null
  tabStorage.clear(name)
  if (message) toast(message)
}
