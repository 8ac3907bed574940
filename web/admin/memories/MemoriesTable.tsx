import { memo } from 'react'
import type { Memory } from '../../../contract/memorial/memories.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { useGrowingList } from '../../ui/longLists/useGrowingList.ts'
import { useDates } from '../parts/dates/dates.ts'
import { isolateTyped, shortenText } from '../parts/lists/format.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { RowButton } from '../parts/lists/RowButton.tsx'
import { Table } from '../parts/lists/Table.tsx'
import { texts } from '../../../languages/en/dashboard/memories.ts'

export type MemoryAction = 'view' | 'answer' | 'edit' | 'delete'
export type OnOpen = (action: MemoryAction, memory: Memory) => void

const { columns } = texts

export const MemoriesTable = ({ memories, onOpen }: { memories: readonly Memory[]; onOpen: OnOpen }) => {
  const { count, end } = useGrowingList<HTMLDivElement>(memories.length)
  return (
    <>
      <Table className="memories-table" columns={columns}>
        {memories.slice(0, count).map((memory) => (
          <Row key={memory.id} memory={memory} onOpen={onOpen} />
        ))}
      </Table>
      <div ref={end} />
    </>
  )
}

/** A row renders again only if its memory has changed, so `onOpen` must not depend on other state. */
const Row = memo(
  ({ memory, onOpen }: { memory: Memory; onOpen: OnOpen }) => {
    const { formatShortDay } = useDates()
    return (
      <tr className={memory.heldBecause ? 'waits' : undefined}>
        <td data-column={columns.name}>
          {isolateTyped(memory.name)}
          <MemoryState memory={memory} />
        </td>
        <td data-column={columns.email}>
          {memory.email === null ? texts.nothing : <Address email={memory.email} />}
        </td>
        <td data-column={columns.date}>{formatShortDay(memory.createdAt, texts.unknownDate)}</td>
        <td data-column={columns.content}>
          {memory.content ? <bdi>{isolateTyped(shortenText(memory.content))}</bdi> : texts.nothing}
        </td>
        <td data-column={columns.media}>{memory.mediaIds.length || texts.noMedia}</td>
        <td data-column={columns.actions}>
          <div className="memories-actions">
            <ApproveButtons memory={memory} />
            <div className="memories-icons">
              <RowButton
                icon="eye"
                label={texts.view}
                name={memory.name}
                onClick={() => onOpen('view', memory)}
              />
              <RowButton
                icon="answer"
                label={texts.answerAction}
                name={memory.name}
                onClick={() => onOpen('answer', memory)}
              />
              <AdministratorActions memory={memory} onOpen={onOpen} />
            </div>
          </div>
        </td>
      </tr>
    )
  },
  (before, after) => before.memory === after.memory,
)

/** Shows an email address in one line, or breaks the line after the '@' if there is not enough room. */
const Address = ({ email }: { email: string }) => {
  const domainIndex = email.indexOf('@') + 1
  return (
    <span className="memories-address">
      {email.slice(0, domainIndex)}
      <wbr />
      {email.slice(domainIndex)}
    </span>
  )
}

/** A button that makes a memory visible or hides it. A memory that waits for approval has one button for each. */
const ApproveButtons = ({ memory }: { memory: Memory }) => {
  const { mutate, isPending } = useChange('PUT /api/memories/:id', {
    success: ({ approved }) => (approved ? texts.approved : texts.nowHidden),
    failure: texts.updateFailed,
  })
  const renderButton = (approved: boolean) => (
    <Button
      aria-label={`${approved ? texts.approve : texts.hide} ${memory.name}`}
      disabled={isPending}
      onClick={() => mutate({ params: { id: memory.id }, body: { approved } })}
    >
      {approved ? texts.approve : texts.hide}
    </Button>
  )
  return (
    <>
      {!memory.approved && renderButton(true)}
      {(memory.approved || memory.heldBecause) && renderButton(false)}
    </>
  )
}

const AdministratorActions = ({ memory, onOpen }: { memory: Memory; onOpen: OnOpen }) =>
  useIsAdministrator() ? (
    <>
      <RowButton icon="edit" label={texts.edit} name={memory.name} onClick={() => onOpen('edit', memory)} />
      <RowButton
        icon="delete"
        label={texts.delete}
        name={memory.name}
        onClick={() => onOpen('delete', memory)}
      />
    </>
  ) : null

const MemoryState = ({ memory: { approved, heldBecause, answer } }: { memory: Memory }) => (
  <>
    {!approved && <span className="memories-state">{heldBecause ? texts.waits : texts.hidden}</span>}
    {answer !== null && <p className="hint">{texts.answered}</p>}
  </>
)
