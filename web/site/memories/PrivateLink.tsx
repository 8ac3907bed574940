import { Button } from '../../ui/Button.tsx'
import { LinkField } from '../../ui/LinkField.tsx'
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
        {writerKey && <LinkField href={privateLink(writerKey)} texts={texts} />}
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}
