import type { Service } from '../../../contract/memorial/services.ts'
import { RowButton } from '../parts/lists/RowButton.tsx'
import { Table } from '../parts/lists/Table.tsx'
import { texts } from '../../../languages/en/dashboard/services.ts'

interface Props {
  services: readonly Service[]
  onEdit: (service: Service) => void
  onDelete: (service: Service) => void
}

const { columns } = texts

export const ServicesTable = ({ services, onEdit, onDelete }: Props) => (
  <Table className="services-table" columns={columns}>
    {services.map((service) => (
      <tr key={service.id}>
        <td data-column={columns.title}>{service.title}</td>
        <td data-column={columns.date}>{(service.shown ?? service).date}</td>
        <td data-column={columns.time}>{(service.shown ?? service).time}</td>
        <td data-column={columns.location}>{service.location}</td>
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
