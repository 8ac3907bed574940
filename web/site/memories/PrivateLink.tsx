import { useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/Field.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { texts as allTexts } from './texts.ts'
import { useUntouched } from './useUntouched.ts'
import { privateLink } from './writerKey.ts'

const texts = allTexts.link

/** The next person at a shared tablet must not find the link. Milliseconds. */
const SHOWN_FOR = 60_000

/** What is said after sharing: when it will appear, and the link to change it. Gone with the page, and by itself. */
export const PrivateLink = ({ approved, writerKey, onDone }: SharedMemory & { onDone: () => void }) => {
  useUntouched(SHOWN_FOR, onDone)
  return (
    <div className="add-memory-thanks">
      {!approved && <p role="status">{allTexts.held}</p>}
      {writerKey && <p>{texts.explanation}</p>}
      <div className="add-memory-link">
        {writerKey && <LinkField href={privateLink(writerKey)} />}
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}

const LinkField = ({ href }: { href: string }) => {
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
      <span role="status" className="unseen">
        {isCopied ? texts.copied : ''}
      </span>
      {'share' in navigator && <Button onClick={share}>{texts.share}</Button>}
    </>
  )
}
