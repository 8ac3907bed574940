import type { Memory } from '../../../contract/memories.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useEditing } from './changes.ts'
import { texts } from './texts.ts'

/** Shows or hides a memory in one click; one that waits can go either way. */
export const ApproveButtons = ({ memory }: { memory: Memory }) => {
  const { mutate, isPending } = useEditing()
  const decide = (approved: boolean) =>
    mutate(
      { params: { id: memory.id }, body: { approved } },
      {
        onSuccess: () => toast(approved ? texts.approved : texts.nowHidden),
        onError: () => toast(texts.updateFailed),
      },
    )
  const way = (approved: boolean) => (
    <Button
      aria-label={`${approved ? texts.approve : texts.hide} ${memory.name}`}
      disabled={isPending}
      onClick={() => decide(approved)}
    >
      {approved ? texts.approve : texts.hide}
    </Button>
  )
  return (
    <>
      {!memory.approved && way(true)}
      {(memory.approved || memory.heldBecause) && way(false)}
    </>
  )
}
