import { useId, useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { visitorLimits } from '../../../../../contract/visitorLimits.ts'
import { useRead } from '../../../../api/useRead.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { AlertDialog } from '../../../../ui/dialogs/AlertDialog.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { PersonRings } from '../../../../media/lightbox/details/PersonRings.tsx'
import { moveByKeys } from '../../../parts/adjust/MoveHandle.tsx'
import { PreviewPicture } from '../PreviewPicture.tsx'
import { KnownNames } from './KnownNames.tsx'
import { countNames, findNamed, findNearHidden, makeArea, moveArea, type Named } from './naming.ts'
import { useNaming } from './useNaming.ts'
import './people.css'

/**
 * Says who is in items. A name that only some of them have stays as it is unless it is removed or typed again. In a photograph alone,
 * each name can have a place.
 */
export const PeopleDialog = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
  const [saved] = useState(() => countNames(items))
  const [people, setPeople] = useState(saved)
  const [typedName, setTypedName] = useState('')
  const [placedName, setPlacedName] = useState<string | null>(null)
  const { data: known = [] } = useRead('GET /api/people')
  /** whether each name that is nearly a hidden one is to be hidden; null while nobody is asked */
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean> | null>(null)
  const listId = useId()
  const { mutate, isPending } = useNaming(items)
  const photograph = items.length === 1 && items[0]?.fileType === 'image' ? items[0] : null
  const typed = typedName.trim()
  const withPerson = (name: string, place?: Pick<Named, 'area'>) => {
    const named = findNamed(people, name)
    const person = {
      name,
      area: photograph ? null : undefined,
      ...named,
      ...place,
      count: items.length,
      waiting: undefined,
    }
    return named ? people.map((each) => (each === named ? person : each)) : [...people, person]
  }
  const setPerson = (name: string, place?: Pick<Named, 'area'>) => {
    setPeople(withPerson(name, place))
    setPlacedName(findNamed(people, name)?.name ?? name)
    if (name === typed) setTypedName('')
  }
  const isTooLong = typedName.length > visitorLimits.name
  const named = typed ? withPerson(typed) : people
  const add = named.filter((person) => !saved.includes(person)).map(({ name, area }) => ({ name, area }))
  const remove = saved.map(({ name }) => name).filter((name) => !findNamed(named, name))
  const isChanged = add.length + remove.length > 0
  const findOpen = (decisions: ReadonlyMap<string, boolean>) =>
    add.find(({ name }) => !decisions.has(name) && findNearHidden(known, name))?.name
  const asked = decided && findOpen(decided)
  const save = (decisions: ReadonlyMap<string, boolean> = new Map()) => {
    if (!isChanged) return onClose()
    if (findOpen(decisions)) return setDecided(decisions)
    const added = add.map((each) => ({ ...each, ...(decisions.get(each.name) && { hidden: true as const }) }))
    mutate({ body: { ids: items.map(({ id }) => id), add: added, remove } }, { onSuccess: onClose })
  }
  const decide = (isHidden: boolean) => asked && save(new Map(decided).set(asked, isHidden))
  const placeAt = (x: number, y: number) => {
    const name = typed || placedName
    if (photograph && name && !isTooLong)
      setPerson(name, { area: moveArea(findNamed(people, name)?.area ?? makeArea(photograph), x, y) })
  }
  return (
    <>
      <FormDialog
        className="preview-dialog"
        title={texts.chosenDialog(items.length)}
        submitLabel={texts.save}
        busy={isPending}
        disabled={isTooLong}
        isChanged={isChanged}
        onSubmit={() => save()}
        onClose={onClose}
      >
        {photograph && (
          <PreviewPicture item={photograph} onTap={placeAt}>
            <PersonRings people={people} shownName={placedName} />
          </PreviewPicture>
        )}
        <TextField
          label={items.length === 1 ? photoTexts.whoIsIn : texts.whoIsInThem}
          hint={photograph && placedName ? texts.placeHint(placedName) : texts.addHint}
          longest={visitorLimits.name}
          list={listId}
          autoComplete="off"
          enterKeyHint="done"
          value={typedName}
          onChange={({ target }) => setTypedName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || !typed) return
            event.preventDefault()
            if (!isTooLong) setPerson(typed)
          }}
        />
        <KnownNames id={listId} except={people} />
        <ul className="people-list">
          {people.map(({ name, count, area, waiting }) => (
            <li key={name} className="row">
              <p>
                <bdi>{name}</bdi>
                {waiting && <span className="hint">{photoTexts.notSeen}</span>}
                {count < items.length && <span className="hint">{texts.inSome(count, items.length)}</span>}
              </p>
              {photograph && (
                <IconButton
                  icon="directions"
                  label={texts.place(name)}
                  aria-pressed={Boolean(area)}
                  onClick={() => setPerson(name, { area: area ? null : makeArea(photograph) })}
                  onKeyDown={moveByKeys(
                    (x, y) => area && setPerson(name, { area: moveArea(area, area.x + x, area.y + y) }),
                  )}
                />
              )}
              <IconButton
                icon="close"
                className="bare"
                label={texts.remove(name)}
                onClick={() => setPeople(people.filter((person) => person.name !== name))}
              />
            </li>
          ))}
        </ul>
      </FormDialog>
      {asked && (
        <AlertDialog
          key={asked}
          {...texts.nearHidden(asked, findNearHidden(known, asked)?.name ?? '')}
          tone="primary"
          onConfirm={() => decide(true)}
          onCancel={() => decide(false)}
          onClose={() => setDecided(null)}
        />
      )}
    </>
  )
}
