import type { ReactNode } from 'react'
import type { Memory } from '../../../contract/memories.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { dayOf } from './day.ts'
import { texts } from './texts.ts'
import { Thumbnail } from './Thumbnail.tsx'

/** One memory, whole, to be read. */
export const MemoryDetails = ({ memory, onClose }: { memory: Memory; onClose: () => void }) => (
  <Dialog
    open
    onClose={onClose}
    className="memory-details"
    title={texts.details}
    footer={<Button onClick={onClose}>{texts.close}</Button>}
  >
    <dl>
      <Fact term={texts.name}>{memory.name}</Fact>
      <Fact term={texts.email}>{memory.email ?? texts.nothing}</Fact>
      <Fact term={texts.date}>{dayOf(memory.createdAt, texts.unknownDate)}</Fact>
      <Fact term={texts.state}>
        {memory.approved ? texts.everyone : texts.nobody}
        {memory.heldBecause && <span>{texts.because[memory.heldBecause]}</span>}
      </Fact>
      <Fact term={texts.content}>
        <span className="memory-details-words">{memory.content ?? texts.nothing}</span>
      </Fact>
      <Fact term={texts.media}>
        {memory.mediaIds.length === 0 ? texts.noMedia : <Photos ids={memory.mediaIds} />}
      </Fact>
    </dl>
  </Dialog>
)

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Photos = ({ ids }: { ids: readonly string[] }) => {
  const { data = [] } = useRead('GET /api/media')
  const byId = new Map(data.map((item) => [item.id, item]))
  return (
    <ul className="memory-details-photos">
      {ids
        .flatMap((id) => byId.get(id) ?? [])
        .map((item) => (
          <li key={item.id}>
            <Thumbnail item={item} />
            <span aria-hidden="true">{item.title}</span>
          </li>
        ))}
    </ul>
  )
}
