import { useState } from 'react'
import { Button } from '../Button.tsx'
import { copyLink } from '../copyLink.ts'

interface Props {
  /** copied by the first button */
  text: string
  /** without `share`, there is only the button that copies */
  texts: { copy: string; copied: string; share?: string }
  /** shared by the second button, which exists only if the device supports sharing */
  shared: ShareData
  /** called before the text is copied */
  onCopy?: () => void
}

/** Buttons that copy and share a link or a message. If sharing fails, the text is copied. */
export const CopyButtons = ({ text, texts, shared, onCopy }: Props) => {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    onCopy?.()
    setCopied(await copyLink(text))
  }
  const share = () =>
    navigator.share(shared).catch(async (reason: unknown) => {
      const isCanceled = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isCanceled) await copy()
    })
  return (
    <>
      <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
      <span aria-live="polite" className="unseen">
        {isCopied ? texts.copied : ''}
      </span>
      {texts.share && 'share' in navigator && <Button onClick={() => void share()}>{texts.share}</Button>}
    </>
  )
}
