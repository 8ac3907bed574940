import { useState } from 'react'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { ConfirmDelete } from '../ConfirmDelete.tsx'
import { AnswerMemory } from './AnswerMemory.tsx'
import { EditMemory } from './EditMemory.tsx'
import './memories.css'
import { type MemoryAction, MemoriesTable, type OnOpen } from './MemoriesTable.tsx'
import { MemoryDetails } from './MemoryDetails.tsx'
import { texts } from './texts.ts'

/** The open dialog. `memory` is the state at opening, used only if the list no longer contains it. */
type Open = { what: MemoryAction; memory: Memory } | null

export default function MemoriesTab() {
  const memories = useRead('GET /api/memories')
  const [open, setOpen] = useState<Open>(null)
  const memory = memories.data?.find(({ id }) => id === open?.memory.id)
  // keeps the dialog and its text even if somebody else deletes the memory
  const editedMemory = memory ?? open?.memory
  const close = () => setOpen(null)
  return (
    <section className="memories-tab">
      <h2>{texts.title}</h2>
      <ReadState read={memories} texts={texts} empty={<p className="empty-list">{texts.none}</p>}>
        {(data) => (
          <MemoriesList memories={data} onOpen={(what, opened) => setOpen({ what, memory: opened })} />
        )}
      </ReadState>
      {open?.what === 'view' && memory && <MemoryDetails memory={memory} onClose={close} />}
      {open?.what === 'edit' && editedMemory && (
        <EditMemory key={editedMemory.id} memory={editedMemory} onDone={close} />
      )}
      {open?.what === 'answer' && editedMemory && (
        <AnswerMemory key={editedMemory.id} memory={editedMemory} onDone={close} />
      )}
      {open?.what === 'delete' && memory && (
        <ConfirmDelete
          endpoint="DELETE /api/memories/:id"
          id={memory.id}
          what={texts.what(memory.name)}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onClose={close}
        />
      )}
    </section>
  )
}

/** All memories, with a button to show only the waiting ones if there are any. */
const MemoriesList = ({ memories, onOpen }: { memories: readonly Memory[]; onOpen: OnOpen }) => {
  const [onlyWaiting, setOnlyWaiting] = useState(false)
  const waiting = memories.filter(({ heldBecause }) => heldBecause)
  const shown = onlyWaiting ? waiting : memories
  return (
    <>
      {(waiting.length > 0 || onlyWaiting) && (
        <Button
          className="memories-waiting"
          aria-pressed={onlyWaiting}
          onClick={() => setOnlyWaiting(!onlyWaiting)}
        >
          {texts.onlyWaiting(waiting.length)}
        </Button>
      )}
      {shown.length > 0 ? (
        <MemoriesTable memories={shown} onOpen={onOpen} />
      ) : (
        <p className="empty-list">{texts.noneWait}</p>
      )}
    </>
  )
}
