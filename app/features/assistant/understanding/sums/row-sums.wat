;; What learning and reading spend their time in, in the SIMD instructions of WebAssembly, in an order that never changes.
;;
;; `add` adds the rows of a text, each times its value, to the scores of all keys: eight rows at once, four keys at a time, in single
;; precision and in the order of the rows, whose number is a multiple of eight. The last keys, when they are no four, take what fills
;; up each row along.
;; `toShares` makes scores probabilities (softmax) of a temperature, in place: what fills up the last four has to be minus infinity.
;; Its exponential is the polynomial of Cephes' expf, good to two units in the last place, and the same bits everywhere.
;; `step` moves the weights of rows against the errors, one for each key, by a rate, less where a row has moved much (AdaGrad), in
;; double precision. A key that is wrong by less than 0.002 learns nothing. Returns how many learn; `places` tells which, in bytes.
;; `npx wat2wasm row-sums.wat` makes what row-sums.ts holds; its test compares them.
(module
  (memory (export "memory") 1 65536)
  (func $addEight
    (param $scores i32) (param $count i32)
    (param $a i32) (param $b i32) (param $c i32) (param $d i32)
    (param $e i32) (param $f i32) (param $g i32) (param $h i32)
    (param $va f32) (param $vb f32) (param $vc f32) (param $vd f32)
    (param $ve f32) (param $vf f32) (param $vg f32) (param $vh f32)
    (local $end i32)
    (local $va4 v128) (local $vb4 v128) (local $vc4 v128) (local $vd4 v128)
    (local $ve4 v128) (local $vf4 v128) (local $vg4 v128) (local $vh4 v128)
    (local.set $va4 (f32x4.splat (local.get $va)))
    (local.set $vb4 (f32x4.splat (local.get $vb)))
    (local.set $vc4 (f32x4.splat (local.get $vc)))
    (local.set $vd4 (f32x4.splat (local.get $vd)))
    (local.set $ve4 (f32x4.splat (local.get $ve)))
    (local.set $vf4 (f32x4.splat (local.get $vf)))
    (local.set $vg4 (f32x4.splat (local.get $vg)))
    (local.set $vh4 (f32x4.splat (local.get $vh)))
    (local.set $end (i32.add (local.get $scores) (i32.shl (local.get $count) (i32.const 2))))
    (loop $next
      (v128.store (local.get $scores)
        (f32x4.add
          (v128.load (local.get $scores))
          (f32x4.add (f32x4.add (f32x4.add (f32x4.add (f32x4.add (f32x4.add (f32x4.add 
            (f32x4.mul (local.get $va4) (v128.load (local.get $a)))
            (f32x4.mul (local.get $vb4) (v128.load (local.get $b))))
            (f32x4.mul (local.get $vc4) (v128.load (local.get $c))))
            (f32x4.mul (local.get $vd4) (v128.load (local.get $d))))
            (f32x4.mul (local.get $ve4) (v128.load (local.get $e))))
            (f32x4.mul (local.get $vf4) (v128.load (local.get $f))))
            (f32x4.mul (local.get $vg4) (v128.load (local.get $g))))
            (f32x4.mul (local.get $vh4) (v128.load (local.get $h))))))
      (local.set $a (i32.add (local.get $a) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (local.set $c (i32.add (local.get $c) (i32.const 16)))
      (local.set $d (i32.add (local.get $d) (i32.const 16)))
      (local.set $e (i32.add (local.get $e) (i32.const 16)))
      (local.set $f (i32.add (local.get $f) (i32.const 16)))
      (local.set $g (i32.add (local.get $g) (i32.const 16)))
      (local.set $h (i32.add (local.get $h) (i32.const 16)))
      (local.set $scores (i32.add (local.get $scores) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $scores) (local.get $end)))))
  (func (export "add")
    (param $scores i32) (param $count i32)
    (param $rows i32) (param $values i32) (param $rowCount i32)
    (param $weights i32) (param $stride i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $rows) (i32.shl (local.get $rowCount) (i32.const 2))))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $rows) (local.get $end)))
        (call $addEight (local.get $scores) (local.get $count)
          (i32.add (local.get $weights) (i32.mul (i32.load offset=0 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=4 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=8 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=12 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=16 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=20 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=24 (local.get $rows)) (local.get $stride)))
          (i32.add (local.get $weights) (i32.mul (i32.load offset=28 (local.get $rows)) (local.get $stride)))
          (f32.load offset=0 (local.get $values))
          (f32.load offset=4 (local.get $values))
          (f32.load offset=8 (local.get $values))
          (f32.load offset=12 (local.get $values))
          (f32.load offset=16 (local.get $values))
          (f32.load offset=20 (local.get $values))
          (f32.load offset=24 (local.get $values))
          (f32.load offset=28 (local.get $values)))
        (local.set $rows (i32.add (local.get $rows) (i32.const 32)))
        (local.set $values (i32.add (local.get $values) (i32.const 32)))
        (br $next))))
  (func (export "toShares") (param $scores i32) (param $count i32) (param $steepness f32)
    (local $at i32) (local $end i32)
    (local $most v128) (local $x v128) (local $n v128) (local $sum v128)
    (local.set $end (i32.add (local.get $scores) (i32.shl (local.get $count) (i32.const 2))))
    (local.set $most (f32x4.splat (f32.const -inf)))
    (local.set $at (local.get $scores))
    (loop $next
      (local.set $most (f32x4.max (local.get $most) (v128.load (local.get $at))))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $most (f32x4.splat
      (f32.max
        (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
        (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most))))))
    (local.set $at (local.get $scores))
    (loop $next
      (local.set $x (f32x4.max
        (f32x4.mul (f32x4.sub (v128.load (local.get $at)) (local.get $most)) (f32x4.splat (local.get $steepness)))
        (f32x4.splat (f32.const -80))))
      (local.set $n (f32x4.nearest (f32x4.mul (local.get $x) (f32x4.splat (f32.const 1.44269504)))))
      (local.set $x (f32x4.sub (local.get $x) (f32x4.mul (local.get $n) (f32x4.splat (f32.const 0.693359375)))))
      (local.set $x (f32x4.add (local.get $x) (f32x4.mul (local.get $n) (f32x4.splat (f32.const 2.12194440e-4)))))
      (local.set $x
        (f32x4.mul
          (f32x4.add (f32x4.add
            (f32x4.mul (f32x4.mul (local.get $x) (local.get $x))
              (f32x4.add (f32x4.mul (local.get $x)
              (f32x4.add (f32x4.mul (local.get $x)
              (f32x4.add (f32x4.mul (local.get $x)
              (f32x4.add (f32x4.mul (local.get $x)
              (f32x4.add (f32x4.mul (local.get $x)
                (f32x4.splat (f32.const 1.9875691500e-4)))
                (f32x4.splat (f32.const 1.3981999507e-3))))
                (f32x4.splat (f32.const 8.3334519073e-3))))
                (f32x4.splat (f32.const 4.1665795894e-2))))
                (f32x4.splat (f32.const 1.6666665459e-1))))
                (f32x4.splat (f32.const 5.0000001201e-1))))
            (local.get $x)) (f32x4.splat (f32.const 1)))
          (i32x4.shl
            (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $n)) (i32x4.splat (i32.const 127)))
            (i32.const 23))))
      (v128.store (local.get $at) (local.get $x))
      (local.set $sum (f32x4.add (local.get $sum) (local.get $x)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end))))
    (local.set $sum (f32x4.splat
      (f32.add
        (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
        (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum))))))
    (local.set $at (local.get $scores))
    (loop $next
      (v128.store (local.get $at) (f32x4.div (v128.load (local.get $at)) (local.get $sum)))
      (local.set $at (i32.add (local.get $at) (i32.const 16)))
      (br_if $next (i32.lt_u (local.get $at) (local.get $end)))))
  (func (export "step")
    (param $errors i32) (param $count i32)
    (param $places i32) (param $sizes i32)
    (param $rows i32) (param $values i32) (param $rowCount i32)
    (param $weights i32) (param $stride i32) (param $squares i32)
    (param $rate f64)
    (result i32)
    (local $at i32) (local $end i32) (local $wrong i32) (local $key i32) (local $lane i32) (local $row i32) (local $place i32)
    (local $error f64) (local $size f64) (local $value f64) (local $by f64) (local $square f32)
    ;; Which keys are wrong, and by how much.
    (local.set $end (i32.shl (local.get $count) (i32.const 2)))
    (loop $four
      (if (v128.any_true (f32x4.ge
            (f32x4.abs (v128.load (i32.add (local.get $errors) (local.get $at))))
            (f32x4.splat (f32.const 0.002))))
        (then
          (local.set $key (local.get $at))
          (local.set $lane (i32.const 4))
          (loop $each
            (local.set $error (f64.promote_f32 (f32.load (i32.add (local.get $errors) (local.get $key)))))
            (if (i32.and
                  (i32.lt_u (local.get $key) (local.get $end))
                  (f64.ge (f64.abs (local.get $error)) (f64.const 0.002)))
              (then
                (i32.store (i32.add (local.get $places) (i32.shl (local.get $wrong) (i32.const 2))) (local.get $key))
                (f64.store (i32.add (local.get $sizes) (i32.shl (local.get $wrong) (i32.const 3))) (local.get $error))
                (local.set $wrong (i32.add (local.get $wrong) (i32.const 1)))
                (local.set $size (f64.add (local.get $size) (f64.mul (local.get $error) (local.get $error))))))
            (local.set $key (i32.add (local.get $key) (i32.const 4)))
            (br_if $each (local.tee $lane (i32.sub (local.get $lane) (i32.const 1)))))))
      (br_if $four (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    ;; Each row moves against them.
    (block $done
      (loop $next
        (br_if $done (i32.eqz (local.get $rowCount)))
        (local.set $row (i32.load (local.get $rows)))
        (local.set $value (f64.promote_f32 (f32.load (local.get $values))))
        (local.set $place (i32.add (local.get $squares) (i32.shl (local.get $row) (i32.const 2))))
        (local.set $square (f32.demote_f64 (f64.add
          (f64.promote_f32 (f32.load (local.get $place)))
          (f64.mul (f64.mul (local.get $size) (local.get $value)) (local.get $value)))))
        (f32.store (local.get $place) (local.get $square))
        (local.set $by (f64.div
          (f64.mul (local.get $rate) (local.get $value))
          (f64.sqrt (f64.promote_f32 (local.get $square)))))
        (local.set $row (i32.add (local.get $weights) (i32.mul (local.get $row) (local.get $stride))))
        (local.set $key (local.get $places))
        (local.set $at (local.get $sizes))
        (local.set $end (i32.add (local.get $places) (i32.shl (local.get $wrong) (i32.const 2))))
        (block $moved
          (loop $one
            (br_if $moved (i32.ge_u (local.get $key) (local.get $end)))
            (local.set $place (i32.add (local.get $row) (i32.load (local.get $key))))
            (f32.store (local.get $place)
              (f32.demote_f64 (f64.sub
                (f64.promote_f32 (f32.load (local.get $place)))
                (f64.mul (local.get $by) (f64.load (local.get $at))))))
            (local.set $key (i32.add (local.get $key) (i32.const 4)))
            (local.set $at (i32.add (local.get $at) (i32.const 8)))
            (br $one)))
        (local.set $rows (i32.add (local.get $rows) (i32.const 4)))
        (local.set $values (i32.add (local.get $values) (i32.const 4)))
        (local.set $rowCount (i32.sub (local.get $rowCount) (i32.const 1)))
        (br $next)))
    (local.get $wrong)))
