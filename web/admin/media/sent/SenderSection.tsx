import { useId, useState } from 'react'
import type { Media } from '../../../../contract/media/media.ts'
import type { Sender } from '../../../../contract/media/sent.ts'
import { isolate } from '../../../../domain/direction.ts'
import { direction } from '../../../../languages/en/grammar.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/fields/Checkbox.tsx'
import { typeset } from '../../../ui/typeset.ts'
import { useDates } from '../../parts/dates/dates.ts'
import { isolateTyped } from '../../parts/lists/format.ts'
import { SelectionBar } from '../../parts/lists/selection/SelectionBar.tsx'
import { texts } from '../../../../languages/en/dashboard/sent.ts'
import { sheetTexts } from '../../../../languages/en/dashboard/sheet.ts'
import { countKinds } from '../countKinds.ts'
import { groupWaiting } from '../manage/people/naming.ts'
import { ContactSheet } from '../manage/sheet/ContactSheet.tsx'
import './sent.css'
import { ThankSender } from './ThankSender.tsx'
import type { SentChanges } from './useSentChanges.ts'

interface Props {
  sender: Sender
  /** whether the memorial can mail to senders */
  mailsSenders: boolean
  /** those of the sender's items that the family does not have to the byte */
  items: readonly Media[]
  changes: SentChanges
  onOpen: (item: Media) => void
}

/** The photographs and videos of one guest, to take into the gallery or to put aside. */
export const SenderSection = ({ sender, mailsSenders, items, changes, onOpen }: Props) => {
  const id = useId()
  const { formatMinute } = useDates()
  const [takesNames, setTakesNames] = useState(false)
  const { media, taken, message } = sender
  const names = groupWaiting(media).map(({ name }) => isolate(name, direction))
  const counts = [
    media.length > 0 && texts.sentOn(countKinds(media), formatMinute(sender.sentAt)),
    media.length > items.length && texts.leftOut(media.length - items.length),
    taken > 0 && texts.inGallery(taken),
  ]
  return (
    <section className="sender" aria-labelledby={id}>
      <h3 id={id}>{isolateTyped(sender.name)}</h3>
      <p className="hint">{counts.filter(Boolean).join(' ')}</p>
      {message && <p className="sender-message">{typeset(message)}</p>}
      {names.length > 0 && (
        <>
          <p>{texts.namesCame(names.join(', '))}</p>
          <Checkbox label={texts.takeNames} checked={takesNames} onChange={setTakesNames} />
        </>
      )}
      <div className="row">
        <DecideButtons {...{ items, changes, takesNames }} describedBy={id} />
        {mailsSenders && <ThankSender sender={sender} />}
      </div>
      {items.length > 0 && (
        <ContactSheet {...{ items, onOpen }} label={texts.sheetOf(sender.name)}>
          {(selection) => {
            const { chosen } = selection
            const [first] = chosen
            return (
              <SelectionBar selection={selection} hintForMouse={sheetTexts.hintForMouse}>
                {first && chosen.length === 1 && (
                  <Button onClick={() => onOpen(first)}>{sheetTexts.open}</Button>
                )}
                <DecideButtons items={chosen} {...{ changes, takesNames }} />
              </SelectionBar>
            )
          }}
        </ContactSheet>
      )}
    </section>
  )
}

interface ButtonsProps {
  items: readonly Media[]
  changes: SentChanges
  /** whether visitors see the names that came with the files, too */
  takesNames?: boolean
  /** the id of the element that says whose items these are */
  describedBy?: string
}

/** Takes all of the items, or puts all aside. */
export const DecideButtons = ({
  items,
  changes: { take, putAside, busy },
  takesNames,
  describedBy,
}: ButtonsProps) =>
  items.length > 0 && (
    <>
      <Button
        tone="primary"
        aria-describedby={describedBy}
        busy={busy}
        onClick={() => take(items, takesNames)}
      >
        {texts.takeAll(items.length)}
      </Button>
      <Button aria-describedby={describedBy} busy={busy} onClick={() => putAside(items)}>
        {texts.putAllAside(items.length)}
      </Button>
    </>
  )
