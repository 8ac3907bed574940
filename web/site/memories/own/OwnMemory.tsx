import { useEffect, useRef, useState } from 'react'
import type { OwnMemory as Memory } from '../../../../contract/memorial/memories.ts'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChangeButton } from '../../../api/ChangeButton.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import '../form/add-memory.css'
import { forgetKey } from '../ownKeys.ts'
import { OwnPhoneBox } from '../OwnPhoneBox.tsx'
import { OwnMemoryForm } from './OwnMemoryForm.tsx'
import { texts as allTexts } from '../../../../languages/en/visitors/memories.ts'
import { texts } from '../../../../languages/en/visitors/ownMemory.ts'
// this stylesheet overrides the styles of form fields, so it is imported after the components that contain fields
import '../form/form.later.css'

/** The form in which a writer changes or withdraws a memory. It appears when the writer has opened the private link. */
export default function OwnMemory({ writerKey, onLeave }: { writerKey: string; onLeave: () => void }) {
  const ownMemory = useRead('GET /api/memories/mine', { headers: { 'writer-key': writerKey } })
  const heading = useRef<HTMLHeadingElement>(null)
  // the link on this page that opens the form disappears, and with it the focus
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="own-memory">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h2>
        <Button onClick={onLeave}>{texts.leave}</Button>
      </header>
      {ownMemory.error?.status === 404 && !ownMemory.data ? (
        <p role="alert">{texts.missing}</p>
      ) : (
        <ReadState readState={ownMemory} texts={{ ...texts, failed: allTexts.failed }}>
          {(memory) => <LoadedMemory memory={memory} writerKey={writerKey} onLeave={onLeave} />}
        </ReadState>
      )}
    </section>
  )
}

interface LoadedMemoryProps {
  memory: Memory
  writerKey: string
  onLeave: () => void
}

const LoadedMemory = ({ memory: loaded, writerKey, onLeave }: LoadedMemoryProps) => {
  const [memory, setMemory] = useState(loaded)
  const onWithdrawn = () => {
    forgetKey(writerKey)
    onLeave()
  }
  return (
    <>
      <p role="status" className="own-memory-state">
        {!memory.approved && (memory.isHeld ? allTexts.held : texts.unseen)}
      </p>
      <OwnMemoryForm memory={memory} writerKey={writerKey} onSaved={setMemory} onLeave={onLeave} />
      <OwnPhoneBox writerKey={writerKey} />
      <WithdrawButton {...{ memory, writerKey, onWithdrawn }} />
    </>
  )
}

interface WithdrawButtonProps {
  memory: Memory
  writerKey: string
  onWithdrawn: () => void
}

const WithdrawButton = ({ memory, writerKey, onWithdrawn }: WithdrawButtonProps) => (
  <ChangeButton
    endpoint="DELETE /api/memories/mine"
    input={{ headers: { 'writer-key': writerKey } }}
    success={texts.withdrawn}
    failure={texts.withdrawFailed}
    onSuccess={onWithdrawn}
    question={{
      ...texts.withdrawQuestion,
      ...(memory.media.some(({ isMemory }) => !isMemory) && { description: texts.photographStays }),
    }}
    tone="destructive"
    className="own-memory-withdraw"
  >
    {texts.withdraw}
  </ChangeButton>
)
