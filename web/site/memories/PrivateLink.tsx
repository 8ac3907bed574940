import { Button } from '../../ui/Button.tsx'
import { LinkField } from '../../ui/LinkField.tsx'
import type { SharedMemory } from './shareMemory.ts'
import { texts as allTexts } from './texts.ts'
import { useUntouched } from './useUntouched.ts'
import { privateLink } from './writerKey.ts'

const texts = allTexts.link

/** The next person at a shared tablet must not find the link. Milliseconds. */
const SHOWN_FOR = 60_000

/** Thanks the writer, says when the memory will appear, and gives the link to change it. Closes by itself after a while. */
export const PrivateLink = ({ name, approved, writerKey, onDone }: SharedMemory & { onDone: () => void }) => {
  useUntouched(SHOWN_FOR, onDone)
  return (
    <div className="add-memory-thanks">
      <h3>{texts.thanks(name)}</h3>
      <p role="status">{approved ? texts.below : allTexts.held}</p>
      {writerKey && <p>{texts.explanation}</p>}
      <div className="add-memory-link">
        {writerKey && <LinkField href={privateLink(writerKey)} texts={texts} />}
        <Button onClick={onDone}>{texts.done}</Button>
      </div>
    </div>
  )
}
