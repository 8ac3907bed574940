import { useState } from 'react'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { ConfirmDelete } from '../parts/lists/ConfirmDelete.tsx'
import { AnswerMemory } from './AnswerMemory.tsx'
import { EditMemory } from './EditMemory.tsx'
import './memories.css'
import { type MemoryAction, MemoriesTable, type OnOpen } from './MemoriesTable.tsx'
import { MemoryDetails } from './MemoryDetails.tsx'
import { texts } from '../../../languages/en/dashboard/memories.ts'

/** The open dialog. `memory` is as it was when the dialog opened; used only if the list no longer contains the memory. */
type OpenDialog = { action: MemoryAction; memory: Memory } | null

export default function MemoriesTab() {
  const memories = useRead('GET /api/memories')
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const memory = memories.data?.find(({ id }) => id === openDialog?.memory.id)
  // keeps the dialog open with its typed text even if another person deletes the memory
  const editedMemory = memory ?? openDialog?.memory
  const close = () => setOpenDialog(null)
  return (
    <section>
      <h2>{texts.title}</h2>
      <ReadState readState={memories} texts={texts} empty={<p className="empty-list">{texts.none}</p>}>
        {(data) => (
          <MemoriesList
            memories={data}
            onOpen={(action, openedMemory) => setOpenDialog({ action, memory: openedMemory })}
          />
        )}
      </ReadState>
      {openDialog?.action === 'view' && memory && <MemoryDetails memory={memory} onClose={close} />}
      {openDialog?.action === 'edit' && editedMemory && (
        <EditMemory key={editedMemory.id} memory={editedMemory} onDone={close} />
      )}
      {openDialog?.action === 'answer' && editedMemory && (
        <AnswerMemory key={editedMemory.id} memory={editedMemory} onDone={close} />
      )}
      {openDialog?.action === 'delete' && memory && (
        <ConfirmDelete
          endpoint="DELETE /api/memories/:id"
          input={{ params: { id: memory.id } }}
          ids={[memory.id]}
          itemPhrase={texts.itemPhrase(memory.name)}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onClose={close}
        />
      )}
    </section>
  )
}

/** Lists all memories. If some wait for approval, there is a button to list only those. */
const MemoriesList = ({ memories, onOpen }: { memories: readonly Memory[]; onOpen: OnOpen }) => {
  const [isWaitingOnly, setWaitingOnly] = useState(false)
  const waitingMemories = memories.filter(({ heldBecause }) => heldBecause)
  const listedMemories = isWaitingOnly ? waitingMemories : memories
  return (
    <>
      {(waitingMemories.length > 0 || isWaitingOnly) && (
        <Button
          className="memories-waiting"
          aria-pressed={isWaitingOnly}
          onClick={() => setWaitingOnly(!isWaitingOnly)}
        >
          {texts.onlyWaiting(waitingMemories.length)}
        </Button>
      )}
      {listedMemories.length > 0 ? (
        <MemoriesTable memories={listedMemories} onOpen={onOpen} />
      ) : (
        <p className="empty-list">{texts.noneWait}</p>
      )}
    </>
  )
}
