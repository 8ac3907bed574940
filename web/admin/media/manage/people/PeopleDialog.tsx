import { useId, useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import type { Area } from '../../../../../contract/media/pictureShape.ts'
import { visitorLimits } from '../../../../../contract/visitorLimits.ts'
import { useChange } from '../../../../api/useChange.ts'
import { useUndo } from '../../../../api/useUndo.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { moveByKeys } from '../../../parts/adjust/MoveHandle.tsx'
import { KnownNames } from './KnownNames.tsx'
import { countNames, findNamed, listInverses, makeArea, moveArea } from './naming.ts'
import { NamedPicture } from './NamedPicture.tsx'
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
  const listId = useId()
  const undo = useUndo('POST /api/media/people', { success: texts.namesBack, failure: sheetTexts.failed })
  const { mutate, isPending } = useChange('POST /api/media/people', {
    success: (_, { body }) => ({
      ...texts.named,
      undo: () => listInverses(items, body).forEach((inverse) => undo({ body: inverse })),
    }),
    failure: sheetTexts.failed,
  })
  const add = people.filter((person) => !saved.includes(person))
  const remove = saved.map(({ name }) => name).filter((name) => !findNamed(people, name))
  const isChanged = add.length + remove.length > 0
  const photograph = items.length === 1 && items[0]?.fileType === 'image' ? items[0] : null
  const save = () => {
    const body = {
      ids: items.map(({ id }) => id),
      add: add.map(({ name, area }) => ({ name, area })),
      remove,
    }
    return isChanged ? mutate({ body }, { onSuccess: onClose }) : onClose()
  }
  const addTyped = () => {
    const name = typedName.trim()
    if (!name || name.length > visitorLimits.name) return
    const known = findNamed(people, name)
    const person = { name, area: photograph ? null : undefined, ...known, count: items.length }
    setPeople([...people.filter((other) => other !== known), person])
    setPlacedName(person.name)
    setTypedName('')
  }
  const setArea = (name: string, area: Area | null) => {
    setPeople(people.map((person) => (person.name === name ? { ...person, area } : person)))
    setPlacedName(area && name)
  }
  return (
    <FormDialog
      className={photograph ? 'preview-dialog' : undefined}
      title={texts.chosenDialog(items.length)}
      submitLabel={texts.save}
      busy={isPending}
      isChanged={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      {photograph && <NamedPicture {...{ people, placedName }} item={photograph} onPlace={setArea} />}
      <TextField
        label={items.length === 1 ? photoTexts.whoIsIn : texts.whoIsInThem}
        hint={texts.addHint}
        longest={visitorLimits.name}
        list={listId}
        autoComplete="off"
        enterKeyHint="done"
        value={typedName}
        onChange={({ target }) => setTypedName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || typedName.trim() === '') return
          event.preventDefault()
          addTyped()
        }}
        onBlur={addTyped}
      />
      <KnownNames id={listId} except={people} />
      <ul className="people-list">
        {people.map(({ name, count, area }) => (
          <li key={name} className="row">
            <p>
              <bdi>{name}</bdi>
              {count < items.length && <span className="hint">{texts.inSome(count, items.length)}</span>}
            </p>
            {photograph && (
              <IconButton
                icon="directions"
                label={texts.place(name)}
                aria-pressed={Boolean(area)}
                onClick={() => setArea(name, area ? null : makeArea(photograph))}
                onKeyDown={moveByKeys(
                  (x, y) => area && setArea(name, moveArea(area, area.x + x, area.y + y)),
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
  )
}
