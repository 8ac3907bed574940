import { isolate } from '../../../../../domain/direction.ts'
import { direction } from '../../../../../languages/en/grammar.ts'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { useRead } from '../../../../api/useRead.ts'
import { Button } from '../../../../ui/Button.tsx'
import { findNearHidden, groupWaiting, type Naming } from './naming.ts'
import { useNaming } from './useNaming.ts'
import './people.css'

/** The number of names in the sentence; all are in the list below it. */
const MAX_SAID = 6

/**
 * Asks about the names that came with files, which visitors do not see yet: one press shows all, but none that is hidden or nearly a
 * hidden one. Each can be shown or left out alone. Only the items with these ids count, if there are ids.
 */
export const WaitingNames = ({ ids }: { ids?: readonly string[] }) => {
  const { data = [] } = useRead('GET /api/media', { enabled: ids?.length !== 0 })
  const items = ids ? data.filter(({ id }) => ids.includes(id)) : data
  const people = groupWaiting(items)
  const { data: known } = useRead('GET /api/people', { enabled: people.length > 0 })
  const { mutate, isPending: busy } = useNaming(items)
  if (!known || people.length === 0) return null
  const marked = people.map((person) => ({ ...person, near: findNearHidden(known, person.name) }))
  const open = marked.filter(({ hidden, near }) => !hidden && !near)
  const toShow = { ids: [...new Set(open.flatMap((each) => each.ids))], show: open.map(({ id }) => id) }
  const photographs = new Set(people.flatMap((each) => each.ids))
  const names = people.slice(0, MAX_SAID).map(({ name }) => isolate(name, direction))
  return (
    <div className="notice">
      <div className="row">
        <p>{texts.namesCame(photographs.size, names.join(', '), people.length > MAX_SAID)}</p>
        {open.length > 0 && (
          <Button busy={busy} onClick={() => mutate({ body: toShow })}>
            {texts.showAllNames}
          </Button>
        )}
      </div>
      {open.length < marked.length && <p className="hint">{texts.notAmongAll}</p>}
      <details open={people.length <= MAX_SAID}>
        <summary>{texts.eachName}</summary>
        <ul className="people-list">
          {marked.map(({ id, name, hidden, ids: inItems, near }) => {
            const question = near && texts.nearHidden(name, near.name)
            const button = (label: string, decision: Omit<Naming, 'ids'>) => (
              <Button
                aria-label={`${label} ${name}`}
                busy={busy}
                onClick={() => mutate({ body: { ids: inItems, ...decision } })}
              >
                {label}
              </Button>
            )
            return (
              <li key={id} className="row">
                <p>
                  <bdi>{name}</bdi>
                  <span className="hint">{texts.photographs(inItems.length)}</span>
                  {hidden && <span className="hint">{photoTexts.notSeen}</span>}
                  {question && <span className="hint">{question.description}</span>}
                </p>
                {question && button(question.confirm, { add: [{ name, hidden: true }] })}
                {button(hidden ? texts.keepHidden : (question?.cancel ?? texts.showName), { show: [id] })}
                {button(texts.leaveOutName, { remove: [name] })}
              </li>
            )
          })}
        </ul>
      </details>
    </div>
  )
}
