import { useRef, useState } from 'react'
import { Button } from '../Button.tsx'
import { TextField } from './Field.tsx'

interface Props {
  href: string
  /** without `share` it is only copied */
  texts: { label: string; copy: string; copied: string; share?: string }
}

/** A link to be copied, or shared where the device can. */
export const LinkField = ({ href, texts }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    field.current?.select()
    // not on a page that came over plain HTTP: there it is selected, to be copied by hand
    await navigator.clipboard?.writeText(href).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  // rejected when nobody is chosen to share it with: nothing is lost
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
