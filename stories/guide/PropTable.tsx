// All props of all components in one table, read from their types.
import kitProps from 'virtual:kit-props'
import { componentsOf, propRows } from './propRows.ts'
import './propTable.css'

export function PropTable() {
  const rows = propRows(kitProps)
  return (
    <table className="propTable">
      <caption>
        {rows.length} de proprietăți la {componentsOf(kitProps).length} de componente
      </caption>
      <thead>
        <tr>
          <th scope="col">Proprietate</th>
          <th scope="col">Tip</th>
          <th scope="col">Componente</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, type, components: users, odd }) => (
          <tr key={`${name} ${type}`} data-odd={odd && ''}>
            <th scope="row">
              <code>{name}</code>
              {odd && <small>în rest: {odd}</small>}
            </th>
            <td>
              <code>{type}</code>
            </td>
            <td>{users.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
