import type { Service } from '../../../contract/services.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Table } from '../Table.tsx'
import { texts } from './texts.ts'

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
        <td data-column={columns.date}>{service.date}</td>
        <td data-column={columns.time}>{service.time}</td>
        <td data-column={columns.location}>{service.location}</td>
        <td data-column={columns.actions}>
          <IconButton
            icon="edit"
            label={`${texts.edit} ${service.title}`}
            className="bare"
            onClick={() => onEdit(service)}
          />
          <IconButton
            icon="delete"
            label={`${texts.delete} ${service.title}`}
            className="bare"
            onClick={() => onDelete(service)}
          />
        </td>
      </tr>
    ))}
  </Table>
)
