import { useState } from 'react'
import { useRead } from '../../../api/useRead.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ReadState } from '../../../ui/loading/ReadState.tsx'
import { JournalEntry } from './JournalEntry.tsx'
import './journal.css'
import { Panel } from '../../Panel.tsx'
import { journalTexts as texts } from './journalTexts.ts'

export const Journal = () => {
  const [open, setOpen] = useState(false)
  return (
    <Panel title={texts.title} what={texts.purpose} folds>
      <Button onClick={() => setOpen(true)}>{texts.open}</Button>
      {open && <JournalDialog onClose={() => setOpen(false)} />}
    </Panel>
  )
}

const JournalDialog = ({ onClose }: { onClose: () => void }) => {
  /** the ids of the pages from the newest to the current one; the newest is undefined */
  const [pages, setPages] = useState<(string | undefined)[]>([undefined])
  const journal = useRead('GET /api/journal', { query: { page: pages.at(-1) }, refetchOnMount: true })
  const nextPage = journal.data?.nextPage
  return (
    <Dialog
      closeBelow
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {pages.length > 1 && <Button onClick={() => setPages(pages.slice(0, -1))}>{texts.later}</Button>}
          {nextPage && <Button onClick={() => setPages([...pages, nextPage])}>{texts.earlier}</Button>}
        </>
      }
    >
      <div className="journal">
        <ReadState read={journal} texts={texts}>
          {({ entries }) =>
            entries.length === 0 ? (
              <p>{texts.empty}</p>
            ) : (
              <ol>
                {entries.map((entry) => (
                  <JournalEntry key={entry.id} entry={entry} />
                ))}
              </ol>
            )
          }
        </ReadState>
      </div>
    </Dialog>
  )
}
