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
import { texts } from '../../../../../languages/en/dashboard/people.ts'
import { manageTexts } from '../../../../../languages/en/dashboard/media.ts'
import { sheetTexts } from '../../../../../languages/en/dashboard/sheet.ts'
import { texts as mediaTexts } from '../../../../../languages/en/visitors/media.ts'
import { texts as photoTexts } from '../../../../../languages/en/visitors/people.ts'
import { KnownNames } from './KnownNames.tsx'
import { findNamed, findNearHidden } from './naming.ts'
import './people.css'

/** Opens the list of the people who are named in photographs. Only an administrator may edit them. */
export const PeopleButton = () => {
  const [isOpen, setOpen] = useState(false)
  const people = useRead('GET /api/people', { enabled: isOpen })
  const [editedPerson, setEditedPerson] = useState<Person | null>(null)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.list}</Button>
      {isOpen && (
        <Dialog hasCloseInFooter title={texts.listDialog} onClose={() => setOpen(false)}>
          <ReadState readState={people} texts={texts}>
            {(data) => (
              <ul className="people-list">
                {data
                  .filter(({ photographs }) => photographs > 0)
                  .map((person) => (
                    <li key={person.id} className="row">
                      <p>
                        <bdi>{person.name}</bdi>
                        <span className="hint">{texts.photographs(person.photographs)}</span>
                        {person.hidden && <span className="hint">{photoTexts.notSeen}</span>}
                      </p>
                      <Button
                        aria-label={`${manageTexts.edit} ${person.name}`}
                        onClick={() => setEditedPerson(person)}
                      >
                        {manageTexts.edit}
                      </Button>
                    </li>
                  ))}
              </ul>
            )}
          </ReadState>
        </Dialog>
      )}
      {editedPerson && <PersonDialog person={editedPerson} onClose={() => setEditedPerson(null)} />}
    </>
  )
}

/** The name of somebody else merges the two, after a question. */
const PersonDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { data: people = [] } = useRead('GET /api/people')
  const [{ name, hidden }, setFields] = useState(person)
  const [isAsking, setAsking] = useState(false)
  const [nearName, setNearName] = useState<string | null>(null)
  const listId = useId()
  const failure = sheetTexts.failed
  const editing = useChange('PUT /api/people/:id', { success: manageTexts.saved, failure })
  const merging = useChange('POST /api/people/:id/merge', { success: texts.merged, failure })
  const namesake = findNamed(
    people.filter(({ id, photographs }) => id !== person.id && photographs > 0),
    name,
  )
  const params = { id: person.id }
  const rename = (isHidden = hidden) =>
    editing.mutate(
      { params, body: { name, ...(isHidden !== person.hidden && { hidden: isHidden }) } },
      { onSuccess: onClose },
    )
  const save = () => {
    const near = name !== person.name && !hidden && findNearHidden(people, name)
    if (namesake) setAsking(true)
    else if (near) setNearName(near.name)
    else rename()
  }
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
          hint={texts.mergeHint}
          longest={visitorLimits.name}
          list={listId}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setFields({ ...person, hidden, name: target.value })}
        />
        <KnownNames id={listId} except={[person]} />
        <Switch
          label={photoTexts.notSeen}
          checked={hidden}
          onChange={(isHidden) => setFields({ ...person, name, hidden: isHidden })}
        />
      </FormDialog>
      {nearName !== null && (
        <AlertDialog
          {...texts.nearHidden(name, nearName)}
          tone="primary"
          onConfirm={() => rename(true)}
          onCancel={() => rename(false)}
          onClose={() => setNearName(null)}
        />
      )}
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
