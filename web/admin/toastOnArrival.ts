import { type Toast, toast } from '../ui/toast.ts'

const key = 'toast on arrival'

/** Says it on the next page, once that has loaded. */
export const toastOnArrival = (words: Toast) => sessionStorage.setItem(key, JSON.stringify(words))

export const showArrivalToast = () => {
  const words = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (words) toast(JSON.parse(words) as Toast)
}
