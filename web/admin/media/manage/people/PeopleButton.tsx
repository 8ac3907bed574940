import { useId, useState } from 'react'
import type { Person } from '../../../../../contract/media/people.ts'
import { visitorLimits } from '../../../../../contract/visitorLimits.ts'
import { useChange } from '../../../../api/useChange.ts'
import { useRead } from '../../../../api/useRead.ts'
import { Button } from '../../../../ui/Button.tsx'
import { AlertDialog } from '../../../../ui/dialogs/AlertDialog.tsx'
import { Dialog } from '../../../../ui/dialogs/Dialog.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { TextField } from '../../../../ui/fields/Field.tsx'
import { Switch } from '../../../../ui/fields/Switch.tsx'
import { ReadState } from '../../../../ui/loading/ReadState.tsx'
import { useIsAdministrator } from '../../../parts/tab/person.ts'
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { manageTexts } from '../../../../../languages/en/dashboard/media.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { texts as mediaTexts } from '../../../../../languages/en/visitors/media.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import './people.css'
import { findNamed } from './naming.ts'
import { KnownNames } from './PeopleField.tsx'

export const PeopleButton = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.list}</Button>
      {isOpen && <PeopleListDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** The people who are named in photographs. Helpers only read it. */
const PeopleListDialog = ({ onClose }: { onClose: () => void }) => {
  const people = useRead('GET /api/people')
  const isAdministrator = useIsAdministrator()
  const [editedPerson, setEditedPerson] = useState<Person | null>(null)
  return (
    <>
      <Dialog hasCloseInFooter title={texts.listDialog} onClose={onClose}>
        <ReadState readState={people} texts={texts}>
          {(data) => (
            <ul className="people-list">
              {data.map((person) => (
                <li key={person.id} className="row">
                  <p>
                    <bdi>{person.name}</bdi>
                    <span className="hint">{texts.photographs(person.photographs)}</span>
                    {person.hidden && <span className="hint">{photoTexts.notSeen}</span>}
                  </p>
                  {isAdministrator && (
                    <Button
                      aria-label={`${manageTexts.edit} ${person.name}`}
                      onClick={() => setEditedPerson(person)}
                    >
                      {manageTexts.edit}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )}
        </ReadState>
      </Dialog>
      {editedPerson && (
        <PersonDialog
          person={editedPerson}
          others={(people.data ?? []).filter(({ id }) => id !== editedPerson.id)}
          onClose={() => setEditedPerson(null)}
        />
      )}
    </>
  )
}

interface PersonProps {
  person: Person
  others: readonly Person[]
  onClose: () => void
}

/** The name of somebody else merges the two, after a question. */
const PersonDialog = ({ person, others, onClose }: PersonProps) => {
  const [name, setName] = useState(person.name)
  const [hidden, setHidden] = useState(person.hidden)
  const [isAsking, setAsking] = useState(false)
  const listId = useId()
  const namesake = findNamed(others, name)
  const params = { id: person.id }
  const editing = useChange('PUT /api/people/:id', {
    success: manageTexts.saved,
    failure: sheetTexts.failed,
  })
  const merging = useChange('POST /api/people/:id/merge', {
    success: ({ name: kept, photographs }) => texts.merged(kept, photographs),
    failure: sheetTexts.failed,
  })
  const save = () =>
    namesake ? setAsking(true) : editing.mutate({ params, body: { name, hidden } }, { onSuccess: onClose })
  return (
    <>
      <FormDialog
        title={person.name}
        submitLabel={mediaTexts.save}
        busy={editing.isPending}
        disabled={name.trim() === '' || name.length > visitorLimits.name}
        isChanged={name !== person.name || hidden !== person.hidden}
        onSubmit={save}
        onClose={onClose}
      >
        <TextField
          label={texts.name}
          hint={others.length > 0 && texts.mergeHint}
          longest={visitorLimits.name}
          list={listId}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <KnownNames id={listId} except={[person]} />
        <Switch label={photoTexts.notSeen} checked={hidden} onChange={setHidden} />
      </FormDialog>
      {isAsking && namesake && (
        <AlertDialog
          {...texts.merge(person.name, namesake.name, person.photographs)}
          tone="primary"
          busy={merging.isPending}
          onConfirm={() => merging.mutate({ params, body: { into: namesake.id } }, { onSuccess: onClose })}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
