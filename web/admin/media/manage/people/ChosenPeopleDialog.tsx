import { useState } from 'react'
import type { Media } from '../../../../../contract/media/media.ts'
import { useChange } from '../../../../api/useChange.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { compareNames, isSameName, listInverses, takeBackNames } from './naming.ts'
import { PeopleField } from './PeopleField.tsx'

/** Says of several items who is in them. A name that only some of them have stays as it is unless it is removed or typed again. */
export const ChosenPeopleDialog = ({ items, onClose }: { items: readonly Media[]; onClose: () => void }) => {
  const [saved] = useState(() => countNames(items))
  const [people, setPeople] = useState(saved)
  const { mutate, isPending } = useChange('POST /api/media/people', {
    success: (_, { body }) => ({ ...texts.named, undo: () => void takeBackNames(listInverses(items, body)) }),
    failure: sheetTexts.failed,
  })
  const { add, remove } = compareNames(saved, people)
  const isChanged = add.length + remove.length > 0
  const addName = (name: string) =>
    setPeople([...people.filter((person) => !isSameName(person.name, name)), { name, count: items.length }])
  const save = () =>
    isChanged
      ? mutate(
          { body: { ids: items.map(({ id }) => id), add: add.map(({ name }) => ({ name })), remove } },
          { onSuccess: onClose },
        )
      : onClose()
  return (
    <FormDialog
      title={texts.chosenDialog(items.length)}
      submitLabel={texts.save}
      busy={isPending}
      isChanged={isChanged}
      onSubmit={save}
      onClose={onClose}
    >
      <PeopleField
        label={items.length === 1 ? photoTexts.whoIsIn : texts.whoIsInThem}
        people={people}
        onAdd={addName}
        onRemove={(removed) => setPeople(people.filter((person) => person !== removed))}
        getNote={({ count }) => count < items.length && texts.inSome(count, items.length)}
      />
    </FormDialog>
  )
}

/** Lists the names of the items, each with the number of items that have it. */
const countNames = (items: readonly Media[]) => {
  const counts = new Map<string, number>()
  for (const { people = [] } of items)
    for (const { name } of people) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}
