import { useRef } from 'react'
import { CopyButtons } from './CopyButtons.tsx'
import { TextField } from './Field.tsx'

interface Props {
  href: string
  /** without `share`, there is only the button that copies the link */
  texts: { label: string; copy: string; copied: string; share?: string }
}

/** A link with buttons that copy and, if the device supports sharing, share it. */
export const LinkField = ({ href, texts }: Props) => {
  const field = useRef<HTMLInputElement>(null)
  const select = () => field.current?.select()
  return (
    <>
      <TextField ref={field} label={texts.label} readOnly value={href} onFocus={select} />
      <CopyButtons text={href} texts={texts} shared={{ title: texts.label, url: href }} onCopy={select} />
    </>
  )
}
