import type { Memory } from '../../../contract/memories.ts'
import { useChange } from '../../api/useChange.ts'
import { Button } from '../../ui/Button.tsx'
import { texts } from './texts.ts'

/** Shows or hides a memory in one click; one that waits can go either way. */
export const ApproveButtons = ({ memory }: { memory: Memory }) => {
  const { mutate, isPending } = useChange('PUT /api/memories/:id', {
    success: ({ approved }) => (approved ? texts.approved : texts.nowHidden),
    failure: texts.updateFailed,
  })
  const button = (approved: boolean) => (
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
      {!memory.approved && button(true)}
      {(memory.approved || memory.heldBecause) && button(false)}
    </>
  )
}
