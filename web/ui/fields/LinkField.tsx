import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { copyLink } from '../copyLink.ts'
import { TextField } from './Field.tsx'

interface Props {
  href: string
  /** without `share`, there is only the button that copies the link */
  texts: { label: string; copy: string; copied: string; share?: string }
}

/** If the device supports sharing, a second button shares the link. */
export const LinkField = ({ href, texts }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    setCopied(await copyLink(href))
  }
  const share = () =>
    navigator.share({ title: texts.label, url: href }).catch(async (reason: unknown) => {
      const isCanceled = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isCanceled) await copy()
    })
  return (
    <>
      <TextField
        ref={field}
        label={texts.label}
        readOnly
        value={href}
        onFocus={() => field.current?.select()}
      />
      <Button onClick={() => void copy()}>{isCopied ? texts.copied : texts.copy}</Button>
      <span aria-live="polite" className="unseen">
        {isCopied ? texts.copied : ''}
      </span>
      {texts.share && 'share' in navigator && <Button onClick={() => void share()}>{texts.share}</Button>}
    </>
  )
}
