import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useConfig } from '../../api/use-config.ts';
import { useLogin } from '../../api/use-login.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';

/** Long enough to read the toast's first word, as the specification has it. */
const REDIRECT_AFTER_MS = 500;
const EMPTY = { email: '', password: '' };

export function LoginForm({ destination }: { destination: string }) {
  const demo = useConfig().data?.demo;
  const login = useLogin();
  const leave = useDelayedNavigation(destination);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: EMPTY,
    ...(demo ? { values: demo } : {}),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = formState;

  const submit = handleSubmit((credentials) =>
    login.mutate(credentials, {
      onSuccess: () => {
        showToast({ title: 'Login successful', description: 'Welcome back!' });
        leave();
      },
      onError: (error) =>
        showToast({
          title: 'Login failed',
          description: error.message || 'Please check your credentials and try again.',
          tone: 'error',
        }),
    }),
  );

  const busy = login.isPending || login.isSuccess;
  return (
    <form noValidate onSubmit={submit} className="mt-6 grid gap-4">
      <Field label="Email" error={errors.email?.message}>
        {(ids) => (
          <TextInput
            {...ids}
            {...register('email', { required: 'Enter your email.' })}
            type="email"
            autoComplete="username"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(ids) => (
          <TextInput
            {...ids}
            {...register('password', { required: 'Enter your password.' })}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      <Button type="submit" variant="primary" busy={busy} className="mt-1 w-full">
        {busy ? 'Logging in...' : 'Login'}
      </Button>
      {demo ? (
        <p className="type-small text-ink-3">The demo account of this installation is filled in.</p>
      ) : null}
    </form>
  );
}

/** Goes to the destination half a second after it was asked to, unless the page was left before. */
function useDelayedNavigation(destination: string): () => void {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => navigate(destination, { replace: true }), REDIRECT_AFTER_MS);
    return () => clearTimeout(timer);
  }, [leaving, destination, navigate]);
  return () => setLeaving(true);
}
