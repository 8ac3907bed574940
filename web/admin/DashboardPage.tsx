export default function DashboardPage() {
  return <h1>Admin Dashboard</h1>
}
