export default function LoginPage() {
  return <h1>Admin Login</h1>
}
