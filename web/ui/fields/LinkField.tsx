import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { TextField } from './Field.tsx'

interface Props {
  href: string
  /** without `share`, the link can only be copied */
  texts: { label: string; copy: string; copied: string; share?: string }
}

/** Shows a link with a button to copy it, and one to share it if the device can. */
export const LinkField = ({ href, texts }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    // a page without HTTPS has no clipboard: the link is then selected, to be copied by hand
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  // the promise is rejected if the person cancels: nothing is lost
  const share = () => void navigator.share({ title: texts.label, url: href }).catch(() => undefined)
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
      {texts.share && 'share' in navigator && <Button onClick={share}>{texts.share}</Button>}
    </>
  )
}
