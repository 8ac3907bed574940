import { toast } from './toasts/toast.ts'
import { texts } from '../../languages/en/visitors/ui.ts'

/** How long a toast shows a link to copy by hand, in milliseconds. */
const BY_HAND_MS = 30_000

/** Copies a link. If the browser does not allow it, shows the link, to copy by hand. Resolves to whether the link was copied. */
export const copyLink = async (href: string): Promise<boolean> => {
  const isCopied = (await copyByClipboard(href)) || copyByCommand(href)
  if (!isCopied) toast({ title: texts.copyByHand, description: href, duration: BY_HAND_MS })
  return isCopied
}

/** Without HTTPS, `navigator.clipboard` is missing; with it, a browser can still refuse. */
const copyByClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Copies with the older command, which also works without HTTPS. The listener replaces the text that is selected. */
const copyByCommand = (text: string): boolean => {
  let isCopied = false
  const replaceText = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/plain', text)
    isCopied = event.clipboardData !== null
  }
  document.addEventListener('copy', replaceText, { once: true })
  document.execCommand('copy')
  document.removeEventListener('copy', replaceText)
  return isCopied
}
