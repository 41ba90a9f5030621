import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const SignIn = () => {
  const [values, setValues] = useState({ email: '', password: '', remember: false });
  const change = (name, value) => setValues({ ...values, [name]: value });
  return (
    <main>
      <h1>Giriş yap</h1>
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          E-posta
          <input
            type="email"
            autoComplete="email"
            required
            value={values.email}
            onChange={(event) => change('email', event.target.value)}
          />
        </label>
        <label>
          Şifre
          <input
            type="password"
            autoComplete="current-password"
            required
            value={values.password}
            onChange={(event) => change('password', event.target.value)}
          />
        </label>
        <label>
          <input
            type="checkbox"
            checked={values.remember}
            onChange={(event) => change('remember', event.target.checked)}
          />
          Beni hatırla
        </label>
        <a href="/forgot-password">Şifremi unuttum</a>
        <button type="submit">Giriş yap</button>
      </form>
      <p>
        Hesabın yok mu? <a href="/register">Kayıt ol</a>
      </p>
    </main>
  );
};

createRoot(document.getElementById('root')).render(<SignIn />);
