export default function ThankYou() {
  return <h1>Thank you</h1>;
}
