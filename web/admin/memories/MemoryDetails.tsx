import type { ReactNode } from 'react'
import type { Memory } from '../../../contract/memorial/memories.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { useRead } from '../../api/useRead.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { InOrder } from '../../ui/InOrder.tsx'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { typeset } from '../../ui/typeset.ts'
import { useDates } from '../parts/dates/dates.ts'
import { fieldLabels } from '../../../languages/en/dashboard/fieldLabels.ts'
import { PictureGrid } from '../parts/pictures/PictureGrid.tsx'
import { isolateTyped } from '../parts/lists/format.ts'
import { texts } from '../../../languages/en/dashboard/memories.ts'
import { Thumbnail } from './Thumbnail.tsx'

export const MemoryDetails = ({ memory, onClose }: { memory: Memory; onClose: () => void }) => {
  const { formatShortDay } = useDates()
  const elements: Record<MemoryTextIn<'details'>, ReactNode> = {
    name: <Row term={fieldLabels.name}>{isolateTyped(memory.name)}</Row>,
    question: memory.question && <Row term={fieldLabels.question}>{isolateTyped(memory.question)}</Row>,
    content: (
      <Row term={texts.content}>
        <span className="memory-details-content">{typeset(memory.content ?? texts.nothing)}</span>
      </Row>
    ),
  }
  const { name, ...otherElements } = elements
  return (
    <Dialog hasCloseInFooter onClose={onClose} className="memory-details" title={texts.details}>
      <dl>
        {name}
        <Row term={fieldLabels.email}>{memory.email ?? texts.nothing}</Row>
        <Row term={texts.columns.date}>{formatShortDay(memory.createdAt, texts.unknownDate)}</Row>
        <Row term={texts.state}>
          {memory.approved ? texts.everyone : texts.nobody}
          {memory.heldBecause && <span>{texts.because[memory.heldBecause]}</span>}
        </Row>
        <InOrder elements={otherElements} />
        {memory.answer !== null && (
          <Row term={texts.answeredBy(memory.answeredBy)}>
            <span className="memory-details-content">
              <LinkedText text={typeset(memory.answer)} />
            </span>
          </Row>
        )}
        <Row term={texts.media}>
          {memory.mediaIds.length === 0 ? texts.noMedia : <Photos ids={memory.mediaIds} />}
        </Row>
      </dl>
    </Dialog>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

const Photos = ({ ids }: { ids: readonly string[] }) => {
  const { data = [] } = useRead('GET /api/media')
  const itemsById = new Map(data.map((item) => [item.id, item]))
  return (
    <PictureGrid items={ids.flatMap((id) => itemsById.get(id) ?? [])}>
      {(item) => (
        <>
          <Thumbnail item={item} />
          <span aria-hidden="true">{item.title}</span>
        </>
      )}
    </PictureGrid>
  )
}
