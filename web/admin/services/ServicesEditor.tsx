import { startLine } from '../../../domain/calendar/languages/timeLanguage.ts'
import { type ReactNode, useState } from 'react'
import type { Service } from '../../../contract/memorial/services.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { useStore } from '../../stores/useStore.ts'
import { ConfirmDelete } from '../parts/lists/ConfirmDelete.tsx'
import { linkTarget } from '../parts/tab/linkTarget.ts'
import { AddService, EditService } from './ChangeService.tsx'
import './services.css'
import { language } from '../../../languages/en/grammar.ts'
import { texts } from '../../../languages/en/dashboard/services.ts'
import { RowButton } from '../parts/lists/RowButton.tsx'
import { Table } from '../parts/lists/Table.tsx'
import { isolateTyped } from '../parts/lists/format.ts'

type OpenDialog = { kind: 'add' } | { kind: 'edit' | 'delete'; service: Service } | null

/**
 * The list of services, to which services can be added. `heading` is next to the button that adds one. A link such as
 * `#services//ID` edits the service with this id.
 */
export const ServicesEditor = ({ heading }: { heading?: ReactNode }) => {
  const services = useRead('GET /api/services')
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const close = () => setOpenDialog(null)
  const target = useStore(linkTarget)
  const [followed, setFollowed] = useState<typeof target>(null)
  const linked = target !== followed && services.data?.find(({ id }) => id === target?.field)
  if (linked) {
    setFollowed(target)
    setOpenDialog({ kind: 'edit', service: linked })
  }
  return (
    <section className="services-tab">
      <header className="row">
        {heading}
        <Button
          tone={heading ? 'primary' : 'quiet'}
          data-field="add"
          onClick={() => setOpenDialog({ kind: 'add' })}
        >
          <Icon name="add" />
          {texts.add}
        </Button>
      </header>
      <ReadState readState={services} texts={texts} empty={<p className="empty-list">{texts.none}</p>}>
        {(data) => (
          <ServicesTable
            services={data}
            onEdit={(service) => setOpenDialog({ kind: 'edit', service })}
            onDelete={(service) => setOpenDialog({ kind: 'delete', service })}
          />
        )}
      </ReadState>
      {openDialog?.kind === 'add' && <AddService onDone={close} />}
      {openDialog?.kind === 'edit' && <EditService service={openDialog.service} onDone={close} />}
      {openDialog?.kind === 'delete' && (
        <ConfirmDelete
          endpoint="DELETE /api/services/:id"
          input={{ params: { id: openDialog.service.id } }}
          ids={[openDialog.service.id]}
          itemPhrase={texts.itemPhrase(openDialog.service.title)}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onClose={close}
        />
      )}
    </section>
  )
}

interface TableProps {
  services: readonly Service[]
  onEdit: (service: Service) => void
  onDelete: (service: Service) => void
}

const { columns } = texts

const ServicesTable = ({ services, onEdit, onDelete }: TableProps) => (
  <Table className="services-table" columns={columns}>
    {services.map((service) => (
      <tr key={service.id}>
        <td data-column={columns.title}>{isolateTyped(service.title)}</td>
        <td data-column={columns.date}>{startLine((service.shown ?? service).date, language)}</td>
        <td data-column={columns.time}>{startLine((service.shown ?? service).time, language)}</td>
        <td data-column={columns.location}>{isolateTyped(service.location)}</td>
        <td data-column={columns.actions}>
          <RowButton icon="edit" label={texts.edit} name={service.title} onClick={() => onEdit(service)} />
          <RowButton
            icon="delete"
            label={texts.delete}
            name={service.title}
            onClick={() => onDelete(service)}
          />
        </td>
      </tr>
    ))}
  </Table>
)
