import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { texts as allTexts } from './texts.ts'
import { privateLink } from './writerKey.ts'

const texts = allTexts.link

/** What is said after sharing: when it will appear, and the link to change it. Gone with the page. */
export const PrivateLink = ({ approved, writerKey, onDone }: SharedMemory & { onDone: () => void }) => (
  <div className="add-memory-thanks">
    {!approved && <p role="status">{allTexts.held}</p>}
    {writerKey && (
      <>
        <p>{texts.explanation}</p>
        <LinkField href={privateLink(writerKey)} onDone={onDone} />
      </>
    )}
    {!writerKey && <Button onClick={onDone}>{texts.done}</Button>}
  </div>
)

const LinkField = ({ href, onDone }: { href: string; onDone: () => void }) => {
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
  return (
    <div className="add-memory-link">
      <TextField
        ref={field}
        label={texts.label}
        readOnly
        value={href}
        onFocus={() => field.current?.select()}
      />
      <Button onClick={() => void copy()}>
        <span role="status">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
      <Button onClick={onDone}>{texts.done}</Button>
    </div>
  )
}
